import { afterAll, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openReportReceiver } from '@test/support/browser/report-receiver';
import { readDownload } from '@test/support/browser/read-download';
import { openStage } from '@test/support/browser/stage';

const views = await openReportReceiver();
const failures = await openReportReceiver();
const stage = openStage({
  LUCKA_TELEMETRY_ADDRESS: views.address,
  LUCKA_FAILURE_ADDRESS: failures.address,
});
afterAll(() => Promise.all([views.close(), failures.close()]));

/** A screen with a fault in it. */
const BROKEN_SCREEN = "export const Screen = () => { throw new Error('broken on purpose'); };";

const seenPages = () => views.received.flat().map((view) => view as { name: string; user: string });

/** Page views leave in batches, at the latest when the page is left. */
const leavePage = (guest: Guest) => guest.page.goto('about:blank');

const cookiesOf = (guest: Guest) => guest.page.evaluate(() => document.cookie);

describe('visit statistics', () => {
  it(
    'begin with a yes, leave no page out twice, and end with a no [CONST-02, NAV-26, AMB-63]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(1);
      await guest.sees(guest.heading('consent.header'));
      await leavePage(guest);
      expect(seenPages()).toEqual([]);

      await guest.goToMenu(1);
      expect(await cookiesOf(guest)).not.toContain('lucka-user');
      await guest.tap(guest.button('consent.yes'));
      await guest.isRidOf(guest.heading('consent.header'));
      await guest.openCategory('Kall dryck');
      // What counts visits is fetched with the first one.
      await expect.poll(() => cookiesOf(guest)).toContain('lucka-user');
      await leavePage(guest);
      await expect.poll(() => seenPages().map(({ name }) => name)).toEqual(['menuPage']);
      expect(seenPages()[0]?.user).toMatch(/^[\w-]{22}$/);

      await guest.goTo('/privacy-policy');
      await guest.sees(guest.text('statistics.granted'));
      await guest.tap(guest.button('statistics.withdraw'));
      await guest.sees(guest.text('statistics.refused'));
      expect(await cookiesOf(guest)).not.toContain('lucka-user');
      const before = seenPages().length;
      await guest.goToMenu(1);
      await leavePage(guest);
      await guest.goTo('/privacy-policy');
      await guest.sees(guest.text('statistics.refused'));
      expect(seenPages()).toHaveLength(before);
    }),
  );
});

describe('what breaks', () => {
  it(
    'is said in its place, logged, and reported with the address of the page [HAND-09, HAND-10]',
    stage.play({ size: 'small' }, async (guest) => {
      const logged: string[] = [];
      guest.page.on('console', (message) => void logged.push(message.text()));
      guest.faults.expect(/lucka:|Failed to load resource|uncaught: /);
      await guest.goTo('/shop/1/menu?orderType=TakeAway');
      // The page is drawn by the server: what answers is the program, which reports.
      await guest.tap(guest.button('consent.no'));
      await guest.isRidOf(guest.heading('consent.header'));
      await guest.page.evaluate(() =>
        setTimeout(() => {
          throw new Error('thrown by nobody');
        }),
      );
      await expect
        .poll(() => failures.received)
        .toContainEqual({
          id: 'lucka:uncaught-error',
          message: expect.stringContaining('thrown by nobody'),
          url: `${stage.storefront.origin}/shop/1/menu`,
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        });
      await expect.poll(() => logged.join('\n')).toMatch(/lucka:uncaught-error.*thrown by nobody/);
    }),
  );

  it(
    'while a screen is drawn leaves a page that says so, and a next step [HAND-09, HAND-10]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/./);
      await guest.goTo('/');
      await guest.sees(guest.link('home.showMore'));
      await guest.page.route(/terms-screen.*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: BROKEN_SCREEN }),
      );
      await guest.tap(guest.link('footer.terms'));
      await guest.sees(guest.heading('errorPage.header'));
      await expect
        .poll(() => failures.received)
        .toContainEqual(
          expect.objectContaining({
            id: 'lucka:render-error',
            message: expect.stringContaining('broken on purpose'),
            url: `${stage.storefront.origin}/terms-and-conditions`,
          }),
        );
      await guest.page.unroute(/terms-screen.*\.js/);
      await guest.tap(guest.link('errorPage.home'));
      await guest.sees(guest.heading('home.header'));
    }),
  );
});

describe('the data on this device', () => {
  it(
    'is shown in words and saved as a file [ENT-40]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.haveCola(1);
      await guest.goTo('/privacy-policy#device');
      const stored = guest.page.getByRole('list', { name: guest.say('device.list') });
      await guest.sees(stored.getByText(guest.say('device.stored.cart')));
      await guest.sees(stored.getByText(guest.say('device.stored.menu')));
      const download = guest.page.waitForEvent('download');
      await guest.tap(guest.button('device.export'));
      expect((await download).suggestedFilename()).toMatch(/^lucka-\d{4}-\d\d-\d\d\.json$/);
      const copy = JSON.parse(await readDownload(await download));
      expect(JSON.stringify(copy.values.cart)).toContain('cola');
      await guest.sees(guest.text('device.exported'));
    }),
  );

  it(
    'is erased after a question, which gives the link of an order on its way; another tab begins anew too [TRACK-12, OPEN-42]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(1);
      const orderId = await guest.payAndFollow();
      const other = await guest.openTab();
      await other.haveCola(1);

      await guest.goTo('/privacy-policy');
      await guest.sees(guest.page.getByRole('list', { name: guest.say('device.list') }));
      await guest.tap(guest.button('device.erase'));
      await guest.sees(guest.popup.getByText(guest.say('device.loses')));
      const link = guest.popup.getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).toContain(`/order/${orderId}#code=`);
      await guest.tap(guest.popup.getByRole('button', { name: guest.say('device.no') }));
      await guest.isRidOf(guest.popup);

      await guest.tap(guest.button('device.erase'));
      await guest.tap(guest.popup.getByRole('button', { name: guest.say('device.yes') }));
      await guest.isAt('/');
      await other.isAt('/');
      await guest.sees(guest.heading('home.header'));
      // Of cookies there is the language of the browser alone, which the server decides anew.
      const stored = await guest.page.evaluate(() => JSON.stringify(localStorage) + document.cookie);
      expect(stored).not.toMatch(/cola|"order"/i);
      await guest.goTo('/shop/1/menu');
      await guest.sees(guest.page.getByRole('navigation', { name: guest.say('menu.categories') }));

      await guest.goTo(address);
      expect(await guest.followedOrder()).toBe(orderId);
      await guest.sees(guest.page.getByText('Cola'));
    }),
  );
});
