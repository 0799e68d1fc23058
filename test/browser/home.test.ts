import { describe, expect, it } from 'vitest';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';
import { cards, seeAllShops, showMore } from '@test/support/browser/home-page';

const stage = openStage({ LUCKA_LOGIN: 'off' });

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
    'shows the basket that waits, and leads to its checkout and menu without a question [DEC-87]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.haveCola(1);
      await guest.goTo('/');
      const basket = guest.page.getByRole('complementary', { name: guest.say('basket.header') });
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
      const suggested = guest.page.getByRole('list', { name: guest.say('menu.similar') });
      expect(await cards(guest).count()).toBe(await suggested.locator('[data-selectable]').count());
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
    'passes a notification by when the shops cannot be fetched, and fetches them when asked again [HAND-05]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.page.route(/\/api\/shops\?/, (route) => route.abort());
      await guest.goTo('/');
      await guest.sees(guest.page.getByRole('status').filter({ hasText: guest.say('error.unreachable') }));
      await guest.page.unroute(/\/api\/shops\?/);
      await guest.tap(guest.button('home.retry'));
      await expect.poll(() => cards(guest).count()).toBe(6);
    }),
  );

  it(
    'gives up fetching the shops when it is left [API-14]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/status of 404/);
      await guest.page.route(/\/api\/shops\?/, () => undefined);
      await guest.goTo('/nowhere');
      // The program names the page; before that, the link loads another one.
      await guest.sees(guest.page.getByRole('main', { name: guest.say('title.notFound') }));
      const asked = guest.page.waitForRequest(/\/api\/shops\?/);
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
