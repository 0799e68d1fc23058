import type { Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { hoursInTwoDays } from '@test/support/browser/hours-in-two-days';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage({ LUCKA_LOGIN: 'off' });

afterEach(() => stage.storefront.floor.undo());

const GOTGATAN = { latitude: 59.3146, longitude: 18.0735 };

const cards = (guest: Guest) =>
  guest.page.getByRole('list', { name: guest.say('home.subHeader') }).getByRole('listitem');
const dishes = (guest: Guest) => guest.page.getByRole('list', { name: guest.say('home.dishes') });
const card = (guest: Guest, name: string) => cards(guest).filter({ hasText: name });
/** What a font that arrives late moves; a picture without its box moves a hundred times more. */
const UNNOTICED_SHIFT = 0.02;

const showMore = (guest: Guest) => guest.button('home.showMore');

async function seeAllShops(guest: Guest): Promise<void> {
  await guest.goTo('/');
  for (const count of [12, 13]) {
    await guest.tap(showMore(guest));
    await expect.poll(() => cards(guest).count()).toBe(count);
  }
}

describe('home', () => {
  it.each(SCREEN_SIZES)(
    'shows the way to a shop on a %s screen [ROUTE-11, HOME-01, HOME-02, HOME-09, HOME-10, HOME-11, HOME-12]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.goTo('/');
        await guest.sees(guest.heading('home.header'));
        await guest.sees(guest.heading('home.subHeader'));
        await guest.sees(guest.text('home.extraInfo'));
        const search = guest.page.getByRole('searchbox', { name: guest.say('home.searchLabel') });
        expect(await search.getAttribute('placeholder')).toBe(guest.say('home.searchPlaceholder'));
        await expect.poll(() => cards(guest).count()).toBe(6);
      })(),
  );

  it(
    'fills a wide screen with two rows of shops',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.page.setViewportSize({ width: 2560, height: 1440 });
      await guest.goTo('/');
      await expect.poll(() => cards(guest).count()).toBe(6);
      const rows = await cards(guest).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      expect(new Set(rows.map(({ top }) => top)).size).toBe(2);
      expect(
        Math.max(...rows.map(({ right }) => right)) - Math.min(...rows.map(({ left }) => left)),
      ).toBeGreaterThan(1_800);
    }),
  );

  it(
    'shows 6 shops, and 6 more at a time until all are shown [HOME-21, HOME-22]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await expect.poll(() => cards(guest).count()).toBe(6);
      await guest.tap(showMore(guest));
      await expect.poll(() => cards(guest).count()).toBe(12);
      await guest.tap(showMore(guest));
      await expect.poll(() => cards(guest).count()).toBe(13);
      expect(await showMore(guest).count()).toBe(0);
    }),
  );

  it(
    'shows name, description, address, hours, state and wait of each shop [HOME-13, HOME-14, HOME-17, HOME-18, DEC-95]',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeShop(5, { openingHours: [] });
      await seeAllShops(guest);
      const shown = await card(guest, 'Lucka Södermalm').innerText();
      for (const part of [
        'Burger, pommes & milkshake',
        'Götgatan 58, Hörnet mot Åsögatan, 118 26 Stockholm',
        guest.say('shopBadge.open'),
        guest.say('shopBadge.allDay'),
      ]) {
        expect(shown).toContain(part);
      }
      expect(shown).toMatch(/Klart om \d*[05] min/);
      expect(await card(guest, 'Lucka Fyristorg').innerText()).not.toMatch(/Klart om/);
      await guest.sees(
        card(guest, 'Lucka Bryggen').getByText(guest.say('shopBadge.paused'), { exact: true }),
      );
      await guest.sees(
        card(guest, 'Lucka Aurajoki').getByText(guest.say('shopBadge.offline'), { exact: true }),
      );
      await guest.sees(
        card(guest, 'Lucka Fyristorg').getByText(guest.say('shopBadge.closed'), { exact: true }),
      );
      // Without hours it is not known whether it opens today (DEC-137).
      expect(await card(guest, 'Lucka Fyristorg').innerText()).not.toContain(
        guest.say('shopBadge.closedToday'),
      );
    }),
  );

  it(
    'keeps a shop that is coming soon, paused, off line or closed from being selected [HOME-19, HOME-20, AMB-06]',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeShop(5, { openingHours: [] });
      await seeAllShops(guest);
      await guest.sees(card(guest, 'Lucka Bakklandet').getByText(guest.say('shopBadge.comingSoon')));
      for (const name of ['Lucka Bakklandet', 'Lucka Bryggen', 'Lucka Aurajoki', 'Lucka Fyristorg']) {
        await card(guest, name).click();
        if (name === 'Lucka Bakklandet') expect(await card(guest, name).getByRole('button').count()).toBe(0);
        else {
          await guest.sees(guest.page.getByRole('heading', { level: 1, name }));
          await guest.isAt(/^\/\?shop=\d+$/);
          await guest.page.goBack();
          await guest.sees(card(guest, name));
        }
      }
      // What is selected afterwards is the first that leads anywhere.
      await guest.tap(guest.shop('Lucka Södermalm'));
      await guest.isAt('/shop/1/order-type');
    }),
  );

  it(
    'offers a guest no favourites and no login [HOME-15, ROLE-02, SHELL-07, SHELL-08, ROLE-03]',
    stage.play({ size: 'large' }, async (guest) => {
      await seeAllShops(guest);
      const buttons = await cards(guest).getByRole('button').allInnerTexts();
      expect(buttons.filter((name) => !name.startsWith('Lucka '))).toEqual([]);
      expect(await guest.page.locator('[aria-pressed]').count()).toBe(0);
      expect(await guest.page.locator('a[href^="/login"]').count()).toBe(0);
    }),
  );

  it(
    'shows food before a phone is scrolled, in boxes that do not move when it arrives [DEC-80]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(countShifts);
      await guest.goTo('/');
      await guest.sees(dishes(guest));
      await guest.page.waitForLoadState('networkidle');
      const pictures = await guest.page.getByRole('main').locator('img').evaluateAll(seenPictures);
      expect(pictures.length).toBeGreaterThanOrEqual(3);
      expect(pictures.slice(0, 3).map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager']);
      for (const { pixels, shown } of pictures) expect(pixels).toBeLessThanOrEqual(shown * 4);
      const all = guest.page.getByRole('main').locator('img[loading="lazy"]');
      expect(await all.count()).toBeGreaterThan(0);
      const shift = await guest.page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
      expect(shift).toBeLessThan(UNNOTICED_SHIFT);
    }),
  );

  it(
    'leads from a dish to its page at the shop that has it [DEC-80]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.tap(dishes(guest).getByRole('link', { name: /^Luckan/ }));
      await guest.isAt(/^\/shop\/\d+\/menu\/.*\/articles\/burger-classic$/);
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Luckan', exact: true }));
    }),
  );

  it(
    'shows no food, and each shop by its letter, where the server sends none [DEC-80]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      await guest.page.route('**/api/shops', withoutDishes);
      await guest.goTo('/');
      await expect.poll(() => cards(guest).count()).toBe(6);
      expect(await dishes(guest).count()).toBe(0);
      expect(await guest.page.getByRole('main').locator('img').count()).toBe(0);
    }),
  );

  it(
    'has every shop that takes orders above every other, which says when it opens [DEC-81, DEC-82]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeShop(11, { openingHours: [hoursInTwoDays()] });
      await seeAllShops(guest);
      const open = guest.say('shopBadge.open');
      const shown = await cards(guest).allInnerTexts();
      const isOpen = shown.map((text) => text.split('\n').includes(open));
      expect(isOpen).toEqual(isOpen.toSorted((a, b) => Number(b) - Number(a)));
      expect(isOpen.at(0)).not.toBe(isOpen.at(-1));
      const night = card(guest, 'Lucka Natt Umeå');
      await guest.sees(night.getByText(guest.say('shopBadge.closed'), { exact: true }));
      await guest.sees(night.getByText(guest.texts.pattern('shopBadge.opens')));
    }),
  );

  it.each(SCREEN_SIZES)('lets the menu of a closed shop be read, on a %s screen [DEC-81]', (size) =>
    stage.play({ size }, async (guest) => {
      await stage.storefront.floor.changeShop(1, { openingHours: [] });
      await guest.goTo('/');
      await guest.page
        .getByRole('searchbox', { name: guest.say('home.searchLabel') })
        .fill('Lucka Södermalm');
      await guest.tap(guest.page.getByRole('link', { name: 'Lucka Södermalm', exact: true }));
      await guest.isAt('/?shop=1');
      const menu = guest.page.getByRole('region', { name: guest.say('menu.header'), exact: true });
      await guest.sees(menu.getByRole('region', { name: 'På nötfärs' }).getByText('Luckan', { exact: true }));
      expect(await menu.getByRole('button').count()).toBe(0);
      expect(await menu.getByRole('link').count()).toBe(0);
      await guest.page.goBack();
      await guest.isAt('/');
    })(),
  );

  it(
    'shows the basket that waits, and leads to its checkout and menu without a question [DEC-87]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.haveCola(1);
      await guest.goTo('/');
      const basket = guest.page.getByRole('region', { name: guest.say('basket.header') });
      await guest.sees(basket.getByText('Lucka Södermalm', { exact: true }));
      await guest.sees(basket.getByText(/1 vara, 29\skr/));
      await guest.tap(basket.getByRole('link', { name: guest.say('checkout.toMenu') }));
      await guest.isAt('/shop/1/menu');
      await guest.goTo('/');
      await guest.tap(basket.getByRole('link', { name: guest.say('basket.checkout') }));
      await guest.isAt('/shop/1/checkout');
      await guest.sees(guest.payButton);
    }),
  );

  it.each(['Västerås kaffe', '   zzz  '])('says that no shop matches “%s” [HOME-23]', (search) =>
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.page.getByRole('searchbox').fill(search);
      await guest.sees(guest.text('home.noMatch', { search: search.trim() }));
      expect(await cards(guest).count()).toBe(0);
    })(),
  );

  it(
    'finds shops as the search is typed, and starts again at 6 [HOME-11, SHOP-05, SHOP-06]',
    stage.play({ size: 'small' }, async (guest) => {
      await seeAllShops(guest);
      await guest.page.getByRole('searchbox').fill('  möLLevång ');
      await expect
        .poll(() => cards(guest).allInnerTexts())
        .toEqual([expect.stringContaining('Lucka Möllan')]);
      await guest.page.getByRole('searchbox').fill('');
      await expect.poll(() => cards(guest).count()).toBe(6);
    }),
  );

  it(
    'goes to the order type of the shop that is tapped [HOME-24, ROUTE-28]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.chooseShop('Lucka Södermalm');
      await guest.isAt('/shop/1/order-type');
      await guest.sees(guest.heading('orderTypeScreen.header'));
    }),
  );

  it(
    'shows how far away each shop is, the nearest first, where the browser tells the position [HOME-16]',
    stage.play(
      { size: 'small', browser: { geolocation: GOTGATAN, permissions: ['geolocation'] } },
      async (guest) => {
        await guest.goTo('/');
        await guest.sees(guest.page.getByTestId('distance'));
        expect(await cards(guest).first().innerText()).toContain('Lucka Södermalm');
        expect(await dishes(guest).evaluate((strip) => strip.scrollLeft), 'starts at its nearest dish').toBe(
          0,
        );
        expect(await card(guest, 'Lucka Vasastan').getByTestId('distance').innerText()).toMatch(
          /^\d,\d\skm$/,
        );
      },
    ),
  );

  it(
    'shows no distances, and everything else, where the position is refused [GEO-02]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(reportWhenPositionIsRefused);
      await guest.goTo('/');
      await guest.tap(guest.button('home.near'));
      await guest.page.waitForFunction(() => document.documentElement.dataset['position'] === 'refused');
      await guest.sees(guest.text('home.notLocated'));
      await expect.poll(() => cards(guest).count()).toBe(6);
      expect(await guest.page.getByTestId('distance').count()).toBe(0);
    }),
  );

  it(
    'stays usable while the question about the position is left unanswered [GEO-02]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => undefined;
      });
      await guest.goTo('/');
      await guest.tap(guest.button('home.near'));
      await guest.chooseShop('Lucka Södermalm');
      await guest.isAt('/shop/1/order-type');
    }),
  );

  it(
    'passes a notification by when the shops cannot be fetched, and fetches them when asked again [HAND-05]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.page.route('**/api/shops', (route) => route.abort());
      await guest.goTo('/');
      await guest.sees(guest.page.getByRole('status').filter({ hasText: guest.say('error.unreachable') }));
      await guest.page.unroute('**/api/shops');
      await guest.tap(guest.button('home.retry'));
      await expect.poll(() => cards(guest).count()).toBe(6);
    }),
  );

  it(
    'gives up fetching the shops when it is left [API-14]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/status of 404/);
      await guest.page.route('**/api/shops', () => undefined);
      await guest.goTo('/nowhere');
      // The program names the page; before that, the link loads another one.
      await guest.sees(guest.page.getByRole('main', { name: guest.say('title.notFound') }));
      const asked = guest.page.waitForRequest('**/api/shops');
      await guest.link('notFound.home').click();
      const request = await asked;
      const ended = guest.page.waitForEvent('requestfailed', (failed) => failed === request);
      await guest.page.goBack();
      expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
    }),
  );

  it(
    'says what an address without meaning is, and leads on',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/status of 404/);
      await guest.goTo('/nothing/here');
      await guest.sees(guest.heading('notFound.header'));
      await guest.tap(guest.link('notFound.home'));
      await guest.sees(guest.heading('home.header'));
    }),
  );

  it(
    'shows the version in the footer [SHELL-29]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      const version = await guest.page.getByRole('contentinfo').innerText();
      expect(version).toMatch(/\d+\.\d+\.\d+/);
    }),
  );
});

/** Marks the document once the browser has said that it does not tell where it is. */
function reportWhenPositionIsRefused(): void {
  const { geolocation } = navigator;
  const ask = geolocation.getCurrentPosition.bind(geolocation);
  geolocation.getCurrentPosition = (success, failure, options) =>
    ask(
      success,
      (error) => {
        failure?.(error);
        document.documentElement.dataset['position'] = 'refused';
      },
      options,
    );
}

/** Adds up what moved in the page, the footer aside, without the visitor doing anything. */
function countShifts(): void {
  const isInMain = (source: unknown): boolean =>
    typeof source === 'object' &&
    source !== null &&
    'node' in source &&
    source.node instanceof Node &&
    source.node.parentElement?.closest('main') !== null;
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      if (!entry.sources.some(isInMain)) continue;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The pictures on the screen: how they load, and their width as sent and as shown. */
const seenPictures = (images: Element[]) =>
  images
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => {
      const { top, left, width, bottom, right } = image.getBoundingClientRect();
      const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return isInside && width > 0 && image.naturalWidth > 0;
    })
    .map(({ loading, naturalWidth, width }) => ({ loading, pixels: naturalWidth, shown: width }));

/** The list of shops as of a server that sends no dishes. */
async function withoutDishes(route: Route): Promise<void> {
  const answer = await route.fetch();
  const json: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
    key === 'dishes' ? undefined : value,
  );
  await route.fulfill({ response: answer, json });
}
