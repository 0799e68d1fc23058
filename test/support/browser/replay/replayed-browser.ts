import type { Browser, Page } from 'playwright-core';
import { CULTURE_COOKIE } from '@/adapters/contract/headers';
import { type Language, parseLanguage } from '@/domain/shared/language';
import { Guest, welcomeGuest } from '@test/support/browser/guest';
import { BadLine } from '@test/support/browser/replay/bad-line';
import { spokenTexts } from '@test/support/browser/spoken-texts';

/** Longer than any page needs, and much less than a test has. */
const PATIENCE_MS = 60_000;
const GIVES_UP_MS = 5_000;

/** A customer's browser with the tabs of a script, and the answers to questions. */
export class ReplayedBrowser {
  readonly line: BadLine;
  saysYes = true;
  /** How many questions were answered, and errors closed. */
  answers = 0;
  readonly #first: Guest;
  #isFirstFree = true;
  readonly #pages = new Map<number, Page>();
  readonly #texts = new Map<Language, ReturnType<typeof spokenTexts>>();

  private constructor(first: Guest, line: BadLine) {
    this.#first = first;
    this.line = line;
  }

  static async open(browser: Browser, origin: string, who: string, seed: number): Promise<ReplayedBrowser> {
    const first = await welcomeGuest(browser, origin, { size: 'large', language: 'en' });
    first.context.setDefaultTimeout(PATIENCE_MS);
    return new ReplayedBrowser(first, new BadLine(first.context, seed, who));
  }

  get faults(): Guest['faults'] {
    return this.#first.faults;
  }

  page(tab: number): Page | undefined {
    return this.#pages.get(tab);
  }

  /** Who looks at a page of the storefront, reading its language; undefined where a tab has none. */
  async at(tab: number): Promise<Guest | undefined> {
    const page = this.#pages.get(tab);
    if (page === undefined || (await page.locator('main#main').count()) === 0) return undefined;
    const language = await this.#language();
    const texts = this.#texts.get(language) ?? spokenTexts(language);
    this.#texts.set(language, texts);
    return new Guest(page, this.#first.size, await texts, this.faults);
  }

  /** Types an address. Answers whether there is a page. */
  async visit(tab: number, path: string): Promise<boolean> {
    const page = this.#pages.get(tab) ?? (await this.#openPage(tab));
    return (await isDone(page.goto(path))) && hasArrived(page);
  }

  async close(tab: number): Promise<void> {
    await this.#pages.get(tab)?.close();
    this.#pages.delete(tab);
  }

  /** Does something in every page of the storefront, those that are open and those to come. */
  async doInPages(script: string): Promise<void> {
    await this.#first.context.addInitScript({ content: script });
    for (const page of this.#pages.values()) await page.evaluate(script);
  }

  /** Answers whether there was a page. */
  async doInOnePage(script: string): Promise<string> {
    const [page] = this.#pages.values();
    if (page === undefined) return 'there is no page';
    await page.evaluate(script);
    return 'done';
  }

  leave(): Promise<void> {
    return this.#first.leave();
  }

  /** The page itself says it only once the app is there. */
  async #language(): Promise<Language> {
    const cookies = await this.#first.context.cookies();
    const chosen = cookies.find(({ name }) => name === CULTURE_COOKIE)?.value ?? '';
    return parseLanguage(/c=(\w+)/.exec(decodeURIComponent(chosen))?.[1] ?? '') ?? 'en';
  }

  async #openPage(tab: number): Promise<Page> {
    const page = this.#isFirstFree ? this.#first.page : await this.#first.context.newPage();
    this.#isFirstFree = false;
    this.#pages.set(tab, page);
    void this.#answerPopups(tab, page);
    return page;
  }

  /** Questions are answered and errors closed as they come, until the page is closed. */
  async #answerPopups(tab: number, page: Page): Promise<void> {
    const popup = page.getByRole('alertdialog').first();
    while (await isDone(popup.waitFor({ timeout: 0 }))) {
      const guest = await this.at(tab).catch(() => undefined);
      if (guest === undefined) continue;
      const reply = guest.popup.locator(`button[value="${this.saysYes ? 'yes' : 'no'}"]`);
      const button = (await reply.isVisible()) ? reply : guest.popup.getByRole('button').last();
      await isDone(button.click({ timeout: GIVES_UP_MS }));
      if (await isDone(popup.waitFor({ state: 'detached', timeout: GIVES_UP_MS }))) this.answers += 1;
    }
  }
}

/**
 * The page is busy until the navigation rules have run for its address. One that the server drew is not; React marks
 * its elements when it takes them over.
 */
export const hasArrived = (page: Page): Promise<boolean> => isDone(page.waitForFunction(isTakenOver));

function isTakenOver(): boolean {
  const main = document.querySelector('main:not([aria-busy="true"])');
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
