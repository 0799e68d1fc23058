import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

/** Lets calls to an address wait until they are released. */
async function hold({ page }: Guest, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** The frame and a loader with words; nothing of a screen. */
async function seesFrameAndLoader(guest: Guest, words: 'loader.shop' | 'loader.generic'): Promise<void> {
  const loader = guest.page.getByRole('main').getByRole('status');
  await guest.sees(loader.getByText(guest.say(words), { exact: true }));
  await guest.sees(guest.link('navbar.home'));
  await guest.sees(guest.link('footer.privacy'));
  expect(await guest.page.getByRole('heading', { level: 1 }).count()).toBe(0);
}

/** Every moment in which the root of the page was empty once the browser had read all of it. */
const watchForBlankPage = ({ page }: Guest) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.getElementById('root');
      // A browser that is busy reads what is in the root some time after the root itself.
      const isRead = root !== null && (root.nextSibling !== null || document.readyState !== 'loading');
      if (!isRead || root.innerText.trim() !== '') return;
      document.documentElement.dataset['blank'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });

const wasBlank = ({ page }: Guest) =>
  page.evaluate(() => document.documentElement.dataset['blank'] === 'yes');

describe('the first page of a visit, while the server is slow', () => {
  it(
    'shows the frame and the loader with words for a scanned address, and then the menu with the spot [LOAD-01, DEC-05]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      await watchForBlankPage(guest);
      const release = await hold(guest, '**/api/shops/1');
      await guest.goTo('/shop/1/menu/burgers?orderType=DineInPlace&spotId=104');
      await seesFrameAndLoader(guest, 'loader.shop');
      release();
      await guest.isAt('/shop/1/menu/burgers');
      await guest.openBasket();
      expect(await guest.spot.inputValue()).toBe('104');
      expect(await wasBlank(guest)).toBe(false);
    }),
  );

  it(
    'names the shop that this device has seen, and does not show its stored menu as open [DEC-02, DEC-05]',
    stage.play({ size: 'large', hasContentByScript: true }, async (guest) => {
      await guest.goToMenu(1);
      await watchForBlankPage(guest);
      await stage.storefront.floor.changeShop(1, { status: 'paused' });
      const release = await hold(guest, '**/api/shops/1');
      await guest.goTo('/shop/1/menu');
      await guest.sees(guest.page.getByRole('main').getByText('Lucka Södermalm', { exact: true }));
      await seesFrameAndLoader(guest, 'loader.shop');
      release();
      await guest.isAt('/?shop=1');
      await guest.sees(guest.text('closedShop.closed'));
      expect(await wasBlank(guest)).toBe(false);
    }),
  );

  it.each([
    ['/profile', '**/api/user/profile'],
    ['/login', '**/api/settings'],
  ])('shows them at %s', (address, call) =>
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      const release = await hold(guest, call);
      await guest.goTo(address);
      await seesFrameAndLoader(guest, 'loader.generic');
      release();
      await guest.isAt(/^\/login/);
    })(),
  );

  it(
    'shows them on the return from the payment, and no blank page up to the order [LOAD-01, DEC-05]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(1);
      const returned: string[] = [];
      guest.page.on('framenavigated', (frame) => void returned.push(frame.url()));
      await guest.payAndFollow();
      const address = returned.find((url) => /checkout\/payment\/.*#code=/.test(url)) ?? '';
      expect(address).not.toBe('');

      await stage.play({ size: 'small' }, async (other) => {
        await watchForBlankPage(other);
        const releaseShop = await hold(other, '**/api/shops/1');
        await other.goTo(address);
        await seesFrameAndLoader(other, 'loader.generic');
        const releaseScreen = await hold(other, '**/assets/order-screen*');
        releaseShop();
        await other.sees(other.text('payment.paid'));
        releaseScreen();
        await other.followedOrder();
        expect(await wasBlank(other)).toBe(false);
      })();
    }),
  );
});
