import type { BrowserContext } from 'playwright-core';
import { partOf } from '@test/support/catalogues';
import { alterTexts, spokenTexts, type SpokenTexts } from '@test/support/browser/spoken-texts';

/** The files of the built product that have a language's texts, among those whose name begins alike. */
const FILES = /\/assets\/(first|rest|legal)-[\w-]+\.js$/;
const CATALOGUE = /^var (\w+)=\{[^]*export\{\1 as default\};?\s*(?:\/\/#.*)?$/;

const EXTRA_LENGTH = 0.4;
const FILLER = ' ~~~~';

/** A text that differs from every text outside the catalogue, and is as long as in a wordier language. */
export const mark = (text: string): string =>
  `⟦${text}${FILLER.repeat(Math.ceil((text.length * EXTRA_LENGTH) / FILLER.length))}⟧`;

/** Swedish, marked. */
export const markedTexts = (): Promise<SpokenTexts> => spokenTexts('sv', mark);

/** Serves the marked texts instead of the product's; the product contains nothing of this. */
export async function serveMarkedTexts(context: BrowserContext): Promise<void> {
  await context.route(FILES, async (route) => {
    const answer = await route.fetch();
    const part = FILES.exec(route.request().url())?.[1];
    const isCatalogue = CATALOGUE.test(await answer.text());
    if (!isCatalogue || (part !== 'first' && part !== 'rest' && part !== 'legal'))
      return route.fulfill({ response: answer });
    const texts = JSON.stringify(alterTexts(partOf('sv', part), mark));
    return route.fulfill({ contentType: 'text/javascript', body: `export default ${texts};` });
  });
}

/** A view may draw the parts of a text apart: one that begins with the mark goes on in another element. */
const MARKED = /⟦[^⟦⟧]*(?:⟧|$)/g;

/** What is left of a text without all that is marked; a value in a marked text may itself be marked. */
export function unmarked(text: string): string {
  const outside = text.replaceAll(MARKED, ' ');
  return outside === text ? text : unmarked(outside);
}
