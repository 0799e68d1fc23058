import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '@/domain/navigation/route';
import { ROUTE_VISITS } from '@test/support/browser/addresses';
import { DataWords } from '@test/support/browser/data-words';
import type { Guest } from '@test/support/browser/guest';
import { markedTexts, serveMarkedTexts, unmarked } from '@test/support/browser/marked-language';
import { shownTexts } from '@test/support/browser/shown-texts';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const WORD = /\p{L}{2}/u;

const NARROWEST = { width: 320, height: 640 };

/** The texts of what is shown that are in no catalogue, a line each. */
async function hardCodedTexts(guest: Guest, words: DataWords): Promise<readonly string[]> {
  const shown = await shownTexts(guest.page);
  if (!shown.some(({ text }) => text.includes('⟦'))) return ['The texts are not marked.'];
  const suspicious = shown.filter(({ text }) => WORD.test(unmarked(text)));
  const found = suspicious.filter(({ text }) => WORD.test(words.without(unmarked(text))));
  return [...new Set(found.map(({ where, text }) => `${where}: ${text}`))];
}

/** A guest for whom all of the product's own texts are marked. */
async function listen(guest: Guest): Promise<DataWords> {
  const words = new DataWords('sv');
  await words.listen(guest.context);
  // The product's own name, and the address of the setting LUCKA_CONTACT_EMAIL, which the page itself carries.
  words.learn({ name: 'Lucka', contactEmail: 'privacy@lucka.example' });
  await serveMarkedTexts(guest.context);
  return words;
}

describe('every word of the product', () => {
  it(
    'has a key in the catalogue, on every route, and what is longer fits on a small phone',
    // The server has texts of its own, which are not marked.
    stage.play({ size: 'small', texts: markedTexts, hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*(401|404)/);
      const words = await listen(guest);
      await guest.page.setViewportSize(NARROWEST);
      const found: string[] = [];
      for (const name of ROUTE_NAMES) {
        await guest.goTo(ROUTE_VISITS[name].address);
        await guest.sees(guest.page.locator('h1').filter({ hasText: WORD }));
        await guest.page.waitForLoadState('networkidle');
        const excessPx = await guest.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (excessPx > 0) found.push(`${name}: ${excessPx} pixels too wide`);
        found.push(...(await hardCodedTexts(guest, words)).map((text) => `${name}: ${text}`));
      }
      expect(found).toEqual([]);
    }),
  );
});
