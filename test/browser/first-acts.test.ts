import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** `npm run test:first-acts` does two hundred. */
const RUNS = Number(process.env['LUCKA_FIRST_ACTS'] ?? 3);
const ACTS_MAX = 12;
const SLOWDOWN = 3;

const PROGRAM = '**/assets/main-*.js';
const MENU = '/shop/1/menu/cold-drinks';
const [ON_CARD, ON_PAGE] = ['Cola', 'Apelsinläsk'] as const;

/** What a guest does on a page, and when its program comes, which `settle` waits for. */
const KINDS = ['add', 'open', 'more', 'put', 'back', 'reload', 'release', 'settle'] as const;
type Kind = (typeof KINDS)[number];

/** How often each dish was put into the basket. */
type Expected = Record<typeof ON_CARD | typeof ON_PAGE, number>;

/** One of a guest's tabs, which knows what has to be in the basket. */
class Tab {
  private readonly guest: Guest;
  private readonly page: Page;
  private readonly expected: Expected;
  /** Lets the program of the page come. */
  private release = (): void => undefined;
  /** Of the dish whose page it is; undefined on the menu. */
  private quantity: number | undefined;

  constructor(guest: Guest, page: Page, expected: Expected) {
    this.guest = guest;
    this.page = page;
    this.expected = expected;
  }

  async open(): Promise<void> {
    const session = await this.guest.context.newCDPSession(this.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await this.page.route(PROGRAM, async (route) => {
      await new Promise<void>((resolve) => (this.release = resolve));
      // The page may be gone by then.
      await route.continue().catch(() => undefined);
    });
    await this.page.goto(MENU);
  }

  /** An act that the page does not offer is none. */
  async act(kind: Kind): Promise<void> {
    const isDish = this.quantity !== undefined;
    if (kind === 'add' && !isDish) await this.add();
    else if (kind === 'open' && !isDish) await this.openDish();
    else if (kind === 'more' && isDish) await this.more();
    else if (kind === 'put' && isDish) await this.put();
    else if (kind === 'back' && isDish) await this.back();
    else if (kind === 'reload') await this.reload();
    else if (kind === 'release') this.release();
    else if (kind === 'settle') await this.settle();
  }

  /** Read in the menu, once the program shows it. */
  async quantities(): Promise<Expected> {
    await this.page.goto(MENU);
    await this.settle();
    const quantityOf = async (name: string): Promise<number> => {
      const card = this.page
        .getByRole('listitem')
        .filter({ has: this.page.getByRole('link', { name, exact: true }) });
      const shown = await card.locator('[data-shows="quantity"]').allTextContents();
      return Number(/\d+/.exec(shown.join(''))?.[0] ?? 0);
    };
    return { [ON_CARD]: await quantityOf(ON_CARD), [ON_PAGE]: await quantityOf(ON_PAGE) };
  }

  private async add(): Promise<void> {
    this.expected[ON_CARD] += 1;
    const name = this.guest.say('menu.add', { name: ON_CARD });
    await this.page.getByRole('button', { name, exact: true }).tap();
  }

  private async openDish(): Promise<void> {
    await this.page.getByRole('link', { name: ON_PAGE, exact: true }).tap();
    await this.page.getByRole('heading', { level: 1, name: ON_PAGE }).waitFor();
    this.quantity = 1;
  }

  private async more(): Promise<void> {
    this.quantity = (this.quantity ?? 0) + 1;
    await this.page.getByRole('button', { name: this.guest.say('quantity.more'), exact: true }).tap();
  }

  private async put(): Promise<void> {
    this.expected[ON_PAGE] += this.quantity ?? 0;
    await this.page.locator('[data-act="put"]').tap();
    await this.isOnMenu();
  }

  private async back(): Promise<void> {
    await this.page.goBack();
    await this.isOnMenu();
  }

  private async isOnMenu(): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname === MENU);
    await this.page.getByRole('link', { name: ON_PAGE, exact: true }).waitFor();
    this.quantity = undefined;
  }

  private async reload(): Promise<void> {
    await this.page.reload();
    if (this.quantity !== undefined) this.quantity = 1;
  }

  private async settle(): Promise<void> {
    const account = this.page.getByRole('link', { name: this.guest.say('navbar.logIn'), exact: true });
    while (!(await account.isVisible())) {
      this.release();
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
}

const acts = fc.array(fc.record({ tab: fc.constantFrom(0, 1), kind: fc.constantFrom(...KINDS) }), {
  maxLength: ACTS_MAX,
});

describe('what is done on pages before, while and after their program comes', () => {
  it('fills the basket as the same acts do afterwards, in two tabs [BASK-09]', async () => {
    await fc.assert(
      fc.asyncProperty(acts, (done) =>
        stage.play({ size: 'small' }, async (guest) => {
          const expected: Expected = { [ON_CARD]: 0, [ON_PAGE]: 0 };
          const pages = [guest.page, await guest.context.newPage()];
          const tabs = pages.map((page) => new Tab(guest, page, expected));
          for (const tab of tabs) await tab.open();
          for (const { tab, kind } of done) await tabs[tab]?.act(kind);
          expect(await tabs[0]?.quantities()).toEqual(expected);
        })(),
      ),
      { numRuns: RUNS },
    );
  }, 3_600_000);
});
