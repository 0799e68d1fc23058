import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** The menu with a cola, a note and a spot, and then no network. */
async function loseTheNetwork(guest: Guest): Promise<void> {
  guest.faults.expect(/Failed to load resource/);
  await guest.haveCola(1);
  await guest.openBasket();
  await guest.chooseSpot('I luckan');
  await guest.note.fill('utan is');
  await guest.context.setOffline(true);
  await guest.isAt('/offline');
  await guest.sees(guest.heading('offline.header'));
}

describe('without a network', () => {
  it(
    'the guest sees so, with what is stored and what to do [NAV-27, OFF-01, OFF-02, OFF-03, PROD-21]',
    stage.play({ size: 'small' }, async (guest) => {
      await loseTheNetwork(guest);
      await guest.sees(guest.text('offline.text'));
      await guest.sees(guest.button('offline.button'));
    }),
  );

  it(
    'the page stays when the own origin does not answer either, and says that it was tried [OFF-04, OFF-08]',
    stage.play({ size: 'small' }, async (guest) => {
      await loseTheNetwork(guest);
      await guest.tap(guest.button('offline.button'));
      await guest.sees(guest.text('offline.stillOffline'));
      expect(guest.address).toBe('/offline');
    }),
  );

  it(
    'home comes back by itself, with the way back to where the guest was and the basket as it was [NAV-28]',
    stage.play({ size: 'small' }, async (guest) => {
      await loseTheNetwork(guest);
      await guest.context.setOffline(false);
      await guest.isAt('/');
      await guest.tap(guest.button('home.resume'));
      await guest.isAt('/shop/1/menu/cold-drinks');
      await guest.openBasket();
      expect(await guest.lines.count()).toBe(1);
      expect(await guest.note.inputValue()).toBe('utan is');
      expect(await guest.spot.inputValue()).toBe('111');
    }),
  );

  it(
    'home offers the way to an address that was asked for when the network went before it was shown [NAV-27, NAV-28]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      // The shop takes for ever, so that no page has been shown when the network goes.
      await guest.page.route('**/api/shops/1', () => undefined);
      const asked = guest.page.waitForRequest('**/api/shops/1');
      await guest.goTo('/shop/1/menu/cold-drinks?orderType=TakeAway');
      await asked;
      await guest.context.setOffline(true);
      await guest.sees(guest.heading('offline.header'));
      await guest.page.unroute('**/api/shops/1');
      await guest.context.setOffline(false);
      await guest.tap(guest.button('home.resume'));
      await guest.isAt('/shop/1/menu/cold-drinks');
    }),
  );

  it(
    'a page of another server in between does not pass for the own origin [OFF-04, OFF-08]',
    stage.play({ size: 'small' }, async (guest) => {
      await loseTheNetwork(guest);
      await guest.page.route('**/', (route) =>
        route.fulfill({ status: 200, body: 'Welcome to our wireless' }),
      );
      await guest.context.setOffline(false);
      await guest.tap(guest.button('offline.button'));
      await guest.sees(guest.text('offline.stillOffline'));
      expect(guest.address).toBe('/offline');
      await guest.page.unroute('**/');
      await guest.tap(guest.button('offline.button'));
      await guest.isAt('/');
    }),
  );

  it(
    'the page goes home on load where the browser is on line [OFF-07]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/offline');
      await guest.isAt('/');
      await guest.sees(guest.heading('home.header'));
    }),
  );

  it(
    'retrying asks the own origin and goes home when it answers [OFF-04, OFF-06]',
    stage.play({ size: 'small' }, async (guest) => {
      await loseTheNetwork(guest);
      // The browser goes on reporting that it is off line; only the check gets through.
      await guest.page.route('**/', (route) =>
        route.fulfill({ status: 200, headers: { 'x-lucka': '1' }, body: '' }),
      );
      const check = guest.page.waitForRequest((request) => request.method() === 'HEAD');
      await guest.tap(guest.button('offline.button'));
      expect(new URL((await check).url()).pathname).toBe('/');
      await guest.isAt('/');
    }),
  );
});
