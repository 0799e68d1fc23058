import { describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';
import { card, cards, dishes } from '@test/support/browser/home-page';

const stage = openStage({ LUCKA_LOGIN: 'off' });

const GOTGATAN = { latitude: 59.3146, longitude: 18.0735 };

describe('home', () => {
  it(
    'shows how far away each shop is, the nearest first, where the browser tells the position [HOME-16]',
    stage.play(
      { size: 'small', browser: { geolocation: GOTGATAN, permissions: ['geolocation'] } },
      async (guest) => {
        await guest.goTo('/');
        // An allowed position is used no sooner either (DEC-167).
        expect(await guest.page.getByTestId('distance').count()).toBe(0);
        await guest.tap(guest.button('home.near'));
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
