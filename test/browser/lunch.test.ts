import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const TAPS_MAX = 7;
const SCREENS_MAX = 6;

/** Counts taps, and the screens in front of which they are made. */
class Counter {
  taps = 0;
  readonly #screens = new Set<string>();
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  get screens(): readonly string[] {
    return [...this.#screens];
  }

  async tap(what: Parameters<Guest['tap']>[0]): Promise<void> {
    this.see();
    await this.#guest.tap(what);
    this.taps += 1;
  }

  /** A screen is a kind of page: two dishes are one. */
  see(): void {
    const { pathname } = new URL(this.#guest.page.url());
    const kind = /articles|order-type|checkout|demo-pay|order|menu/.exec(pathname)?.[0];
    this.#screens.add(kind ?? pathname);
  }
}

async function payAndCount(guest: Guest, count: Counter): Promise<void> {
  await count.tap(guest.payButton);
  await guest.provider.isShown();
  count.see();
  await guest.provider.pay();
  count.taps += 2; // The card, and the button.
  await guest.followedOrder();
  count.see();
}

describe('a lunch', () => {
  it(
    'of a dish with choices takes seven taps and six screens at most, from home to paid [DEC-80, DEC-84, DEC-85]',
    stage.play({ size: 'small' }, async (guest) => {
      const count = new Counter(guest);
      await guest.goTo('/');
      const dishes = guest.page.getByRole('list', { name: guest.say('home.dishes') });
      await count.tap(dishes.getByRole('link', { name: /^Luckan/ }));
      await guest.isAt(/articles\/burger-classic$/);
      await count.tap(guest.addButton);
      await guest.isAt(/\/menu/);
      await count.tap(guest.link('basket.checkout'));
      await guest.isAt(/\/checkout$/);
      await count.tap(guest.page.getByText(guest.say('orderType.takeAway'), { exact: true }));
      await payAndCount(guest, count);
      expect(count.taps).toBeLessThanOrEqual(TAPS_MAX);
      expect(count.screens.length, count.screens.join()).toBeLessThanOrEqual(SCREENS_MAX);
    }),
  );

  it(
    'at a table that was scanned takes six taps, and no question [DEC-83]',
    stage.play({ size: 'small' }, async (guest) => {
      const count = new Counter(guest);
      await guest.goTo('/shop/1?spotId=104&orderType=DineInPlace');
      await guest.isAt('/shop/1/menu');
      await count.tap(guest.page.getByRole('link', { name: 'Luckan', exact: true }).first());
      await guest.isAt(/articles/);
      await count.tap(guest.addButton);
      await guest.isAt(/\/menu$/);
      await count.tap(guest.link('basket.checkout'));
      await payAndCount(guest, count);
      expect(count.taps).toBe(6);
    }),
  );
});

describe('a scanned table', () => {
  it(
    'is named in the first frame of the menu [DEC-83]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(noteFirstMenu);
      await guest.goTo('/shop/1?spotId=104&orderType=DineInPlace');
      await guest.isAt('/shop/1/menu');
      await guest.sees(guest.page.getByRole('searchbox'));
      const first = await guest.page.evaluate(() => document.documentElement.dataset['firstMenu'] ?? '');
      expect(first).toContain('Bord 4');
    }),
  );
});

/** Stores the text of the page when the menu's search is first in it. */
function noteFirstMenu(): void {
  new MutationObserver((_, observer) => {
    const main = document.querySelector('main');
    if (main === null || main.querySelector('[role="search"]') === null) return;
    document.documentElement.dataset['firstMenu'] = main.innerText;
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
