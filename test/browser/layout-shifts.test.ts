import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { logIn } from '@test/support/browser/member';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const MENU = '/shop/1/menu';
const ARTICLE = '/shop/1/menu/burgers/beef-burgers/articles/burger-classic';

/** Text that gets its own font. */
const UNNOTICED_SHIFT = 0.01;

/** Adds up how far what is seen moves without an act of the visitor. */
function watchShifts(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function haveTable(guest: Guest): Promise<void> {
  await guest.goTo(`${MENU}?orderType=DineInPlace&spotId=4`);
  await guest.page.waitForURL(({ search }) => search === '');
}

async function haveOrder(guest: Guest): Promise<void> {
  await guest.goToCheckoutWithCola(1);
  await guest.payAndFollow();
}

interface Arrival {
  readonly who: string;
  readonly prepare: (guest: Guest) => Promise<void>;
  /** Home still puts favourites and running orders before what the server drew, and a menu the table. */
  readonly pages: readonly string[];
  /** What the program shows beside the account. */
  readonly comes?: (guest: Guest) => Locator;
}

const EVERYWHERE = ['/', MENU, ARTICLE] as const;
const account = (guest: Guest): Locator => guest.link('navbar.logIn').or(guest.button('profileMenu.open'));
const basket = (guest: Guest): Locator => guest.page.locator('#basket');

const ARRIVALS: readonly Arrival[] = [
  { who: 'a stranger', prepare: () => Promise.resolve(), pages: EVERYWHERE },
  { who: 'a guest with a basket', prepare: (guest) => guest.haveCola(1), pages: EVERYWHERE, comes: basket },
  { who: 'a guest at a table', prepare: haveTable, pages: ['/', ARTICLE] },
  { who: 'a member', prepare: (guest) => logIn(guest), pages: [MENU, ARTICLE] },
  { who: 'a guest who follows an order', prepare: haveOrder, pages: [MENU, ARTICLE] },
];

describe.each(['small', 'large'] as const)('a page that is opened on a %s screen', (size) => {
  it.each(ARRIVALS)('moves nothing for $who', ({ prepare, pages, comes = account }) =>
    stage.play({ size }, async (guest) => {
      await prepare(guest);
      await guest.page.addInitScript(watchShifts);
      const moved: string[] = [];
      for (const address of pages) {
        await guest.goTo(address);
        // What the program shows of a visitor comes last.
        await guest.sees(account(guest));
        await guest.sees(comes(guest));
        await guest.page.evaluate(() => new Promise(requestAnimationFrame));
        const shift = Number((await guest.page.locator('html').getAttribute('data-shift')) ?? 0);
        if (shift > UNNOTICED_SHIFT) moved.push(`${address} by ${shift}`);
      }
      expect(moved).toEqual([]);
    })(),
  );
});
