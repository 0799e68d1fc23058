import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openReleases, type Releases } from '@test/support/browser/open-releases';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();
let releases: Releases;

beforeAll(async () => {
  releases = await openReleases(stage.storefront.origin);
});
afterAll(() => releases.close());

const traits = { size: 'small', hasServiceWorker: true, origin: () => releases.origin } as const;
/** What the program makes of it is the program's business; the browser complains in any case. */
const LOST_REQUESTS = /Failed to load resource|lucka:profile-fetch-failed|ERR_/;

/** Waits until the worker answers for this page. */
async function workerIsThere({ page }: Guest): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Every address that the browser keeps for the worker. */
const storedAddresses = ({ page }: Guest): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const entries = await Promise.all(caches.map((cache) => cache.keys()));
    return entries.flat().map(({ url }) => url.slice(window.location.origin.length));
  });

/** The build that the page is of: the version, and after a hyphen the number of the release. */
const buildOf = async ({ page }: Guest): Promise<string> =>
  (await page.locator('meta[name="lucka:build"]').getAttribute('content')) ?? '';

/** Whether the network reaches the server, past the worker. */
const serverAnswers = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

/** Lets a mark on the page tell whether it was loaded anew. */
const mark = ({ page }: Guest) => page.evaluate(() => void (document.body.dataset['mark'] = 'here'));
const isMarked = ({ page }: Guest) => page.evaluate(() => document.body.dataset['mark'] === 'here');

/** A new release is out, and the browser looks for one. */
async function release({ page }: Guest): Promise<void> {
  releases.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

async function menuWithCola(guest: Guest): Promise<void> {
  await guest.goToMenu(1);
  await guest.openCategory('Kall dryck');
  await guest.addFromMenu('Cola');
}

describe('the service worker', () => {
  it(
    'is registered from /sw.js for the whole site, without the page being loaded anew [SW-01, SW-02]',
    stage.play(traits, async (guest) => {
      await guest.goTo('/');
      await mark(guest);
      await workerIsThere(guest);
      const registered = await guest.page.evaluate(async () => {
        const { active, scope } = await navigator.serviceWorker.ready;
        return [active?.scriptURL, scope];
      });
      expect(registered).toEqual([`${releases.origin}/sw.js`, `${releases.origin}/`]);
      await expect.poll(() => storedAddresses(guest)).toContain('/api/shops?limit=24&language=sv');
      expect(await isMarked(guest)).toBe(true);
    }),
  );

  it(
    'lets the guest look on without a network, also after a reload, and stays there when it is back [PROD-21, NAV-27]',
    stage.play(traits, async (guest) => {
      guest.faults.expect(LOST_REQUESTS);
      await menuWithCola(guest);
      await workerIsThere(guest);
      await guest.reload();
      await guest.sees(guest.button('menu.add', { name: 'Cola' }));
      await guest.context.setOffline(true);
      await guest.isAt('/offline');
      await guest.tap(guest.button('offline.lookOn'));
      await guest.isAt('/shop/1/menu/cold-drinks');
      await guest.addFromMenu('Cola');
      // A page that is loaded anew is reported as online by this browser, although it is not.
      await guest.reload();
      await guest.sees(guest.button('menu.add', { name: 'Cola' }));
      await guest.openBasket();
      await guest.sees(guest.lines.filter({ hasText: '2' }));
      await guest.context.setOffline(false);
      await expect.poll(() => serverAnswers(guest)).toBe(true);
      // Which the browser does not report either, so the test reports it.
      await guest.page.evaluate(() => window.dispatchEvent(new Event('online')));
      await guest.closeBasket();
      await guest.addFromMenu('Lingondricka');
      expect(guest.address).toBe('/shop/1/menu/cold-drinks');
    }),
  );

  it(
    'opens a deep link without a network, and offers it in one tap when the network is back [NAV-27, NAV-28]',
    stage.play(traits, async (guest) => {
      guest.faults.expect(LOST_REQUESTS);
      await guest.goToMenu(1);
      await workerIsThere(guest);
      await guest.context.setOffline(true);
      const table = await guest.openTab();
      await table.goTo('/shop/1/menu/cold-drinks?spotId=111');
      await table.isAt('/offline');
      await guest.context.setOffline(false);
      await table.isAt('/');
      await table.tap(table.button('home.resume'));
      await table.isAt('/shop/1/menu/cold-drinks');
      await table.addFromMenu('Cola');
      await table.openBasket();
      expect(await table.spot.inputValue()).toBe('111');
    }),
  );

  it(
    'gives the menu that was seen while the server does not answer [PROD-21]',
    stage.play(traits, async (guest) => {
      guest.faults.expect(LOST_REQUESTS);
      await menuWithCola(guest);
      await workerIsThere(guest);
      await expect.poll(() => storedAddresses(guest)).toContain('/api/shops/1/menu');
      releases.falter();
      try {
        await guest.reload();
        await guest.sees(guest.button('menu.add', { name: 'Cola' }));
        await guest.openBasket();
        expect(await guest.lines.count()).toBe(1);
      } finally {
        releases.recover();
      }
    }),
  );

  it(
    'keeps nothing of a person, an order or a payment [PROD-21]',
    stage.play(traits, async (guest) => {
      await guest.goTo('/');
      await workerIsThere(guest);
      await guest.goToCheckoutWithCola(1);
      await guest.payAndFollow();
      await guest.reload();
      await guest.followedOrder();
      // The login's way there and back goes past the worker, whole.
      await guest.goTo('/api/identity/external-login?provider=lucka-id&returnUrl=/favorites');
      await guest.tap(guest.page.getByRole('button', { name: /Ada Ek/ }));
      await guest.isAt('/favorites');
      await guest.sees(guest.page.locator('body.authenticated'));
      for (const place of ['/order-history', '/campaigns', '/profile']) {
        await guest.goTo(place);
        await guest.sees(guest.page.getByRole('main').getByRole('heading', { level: 1 }));
      }
      const stored = await storedAddresses(guest);
      expect(stored).toContain('/api/shops/1/menu');
      const allowed =
        /^\/(index\.html$|assets\/|api\/(settings|shops|sellers|images|cultures\/languages)($|\/|\?limit=))/;
      expect(stored.filter((address) => !allowed.test(address))).toEqual([]);
    }),
  );
});

describe('a new release', () => {
  it(
    'is offered by a banner, waits while a visitor orders, and comes when it is wanted [SHELL-28, SW-02, SW-03]',
    stage.play(traits, async (guest) => {
      await menuWithCola(guest);
      await workerIsThere(guest);
      const version = await guest.page.locator('meta[name="lucka:build"]').getAttribute('content');
      await release(guest);
      await guest.sees(guest.button('update.button'));
      await guest.sees(guest.page.locator('body.update-available'));

      await guest.goToCheckout();
      await guest.isRidOf(guest.button('update.button'));
      await guest.sees(guest.payButton);
      await guest.page.goBack();
      await mark(guest);
      await guest.tap(guest.button('update.button'));
      await guest.page.waitForFunction(() => document.body.dataset['mark'] === undefined);
      await guest.sees(guest.button('menu.add', { name: 'Cola' }));
      expect(await guest.page.locator('meta[name="lucka:build"]').getAttribute('content')).not.toBe(version);
      await guest.openBasket();
      expect(await guest.lines.count()).toBe(1);
      await guest.isRidOf(guest.page.locator('body.update-available'));
    }),
  );

  it(
    'leaves other tabs as they are, with all their files, until the visitor there accepts it [SW-02]',
    stage.play(traits, async (guest) => {
      await guest.goToMenu(1);
      await workerIsThere(guest);
      const other = await guest.openTab();
      await other.goToMenu(1);
      await mark(other);
      await release(guest);
      await guest.tap(guest.button('update.button'));
      await guest.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
      await other.openCategory('Kall dryck');
      await other.addFromMenu('Cola');
      await other.goToCheckout();
      await other.sees(other.payButton);
      expect(await isMarked(other)).toBe(true);
      await other.page.goBack();
      await other.tap(other.button('update.button'));
      await other.page.waitForFunction(() => document.body.dataset['mark'] === undefined);
    }),
  );

  it(
    'is there at once for a page that comes from the server, which nobody is asked about [SW-02]',
    stage.play(traits, async (guest) => {
      await guest.goToMenu(1);
      await workerIsThere(guest);
      const before = await buildOf(guest);
      releases.release();
      // Where the server takes long, the worker answers with the page that it has stored.
      await expect
        .poll(async () => {
          await guest.reload();
          return buildOf(guest);
        })
        .not.toBe(before);
      // Before that, a link loads another page.
      await guest.isWelcomedAsGuest();
      await mark(guest);
      const now = await buildOf(guest);
      const release = `.r${now.split('-').at(-1)}.js`;
      await expect.poll(async () => (await storedAddresses(guest)).join(' ')).toContain(release);
      await guest.page.waitForFunction(async () => {
        const { waiting, installing } = await navigator.serviceWorker.ready;
        return waiting === null && installing === null;
      });
      await guest.openCategory('Kall dryck');
      expect(await isMarked(guest)).toBe(true);
      expect(await guest.button('update.button').count()).toBe(0);
    }),
  );

  it(
    'that took a file away is loaded once, with the basket as it was [SW-02]',
    stage.play({ ...traits, hasServiceWorker: false }, async (guest) => {
      guest.faults.expect(/Failed to load resource|lucka:|dynamically imported module|preload CSS/);
      await menuWithCola(guest);
      await mark(guest);
      releases.release();
      await guest.openBasket();
      await guest.tap(guest.basket.getByRole('link', { name: guest.say('basket.checkout'), exact: true }));
      await guest.sees(guest.payButton);
      expect(guest.address).toBe('/shop/1/checkout');
      expect(await isMarked(guest)).toBe(false);
      await guest.page.goBack();
      await guest.openBasket();
      expect(await guest.lines.count()).toBe(1);
    }),
  );

  it(
    'without a file that it should have is loaded once, and then the page says so [HAND-09]',
    stage.play({ ...traits, hasServiceWorker: false }, async (guest) => {
      guest.faults.expect(/Failed to load resource|lucka:|dynamically imported module|preload CSS/);
      await menuWithCola(guest);
      releases.lose('checkout-screen');
      try {
        let loads = 0;
        guest.page.on('domcontentloaded', () => void (loads += 1));
        await guest.openBasket();
        await guest.tap(guest.basket.getByRole('link', { name: guest.say('basket.checkout'), exact: true }));
        await expect.poll(() => loads).toBe(1);
        await guest.sees(guest.heading('errorPage.missingHeader'));
        await guest.sees(guest.button('errorPage.again'));
        expect(loads).toBe(1);
      } finally {
        releases.lose('nothing');
      }
      await guest.tap(guest.button('errorPage.again'));
      await guest.sees(guest.payButton);
    }),
  );
});

describe('a worker that turned out to be broken', () => {
  it(
    'removes all its caches once it is withdrawn',
    stage.play(traits, async (guest) => {
      await menuWithCola(guest);
      await workerIsThere(guest);
      releases.withdrawWorker();
      await guest.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(() => storedAddresses(guest)).toEqual([]);
      await guest.reload();
      await guest.sees(guest.button('menu.add', { name: 'Cola' }));
      expect(await guest.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await guest.openBasket();
      expect(await guest.lines.count()).toBe(1);
    }),
  );
});
