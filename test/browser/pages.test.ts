import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** Keeps the main element as the server wrote it, and counts how far the content moves. */
const watchTakeover = ({ page }: Guest) =>
  page.addInitScript(() => {
    const seen: { main?: Element | null; shift: number } = { shift: 0 };
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => (seen.main = document.querySelector('#main')));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const takeover = ({ page }: Guest) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { main?: Element | null; shift: number } };
    return { isSame: seen.main === document.querySelector('#main'), shift: Number(seen.shift.toFixed(2)) };
  });

/** Lets the files of the program wait, so that the page stays as the server drew it. */
async function holdProgram({ page }: Guest): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/react-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

describe('a page that the server drew', () => {
  it.each([
    ...[
      '/',
      '/shop/1/order-type',
      '/campaigns',
      '/shop/1/menu',
      '/shop/1/menu?orderType=DineInPlace&spotId=104',
    ],
    '/shop/1/menu/burgers/articles/burger-classic',
  ])('is taken over at %s without being drawn again or moving', (address) =>
    stage.play({ size: 'small' }, async (guest) => {
      await watchTakeover(guest);
      await guest.goTo(address);
      await guest.isWelcomedAsGuest();
      expect(await takeover(guest)).toEqual({ isSame: true, shift: 0 });
    })(),
  );

  it(
    'leaves basket, spot and note of an earlier visit as they are, and shows them once it is taken over',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.haveCola(1);
      await watchTakeover(guest);
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
      await guest.sees(guest.lines);
      expect(await guest.lines.count()).toBe(1);
      expect((await takeover(guest)).isSame).toBe(true);
      await guest.addFromMenu('Cola');
      await guest.reload();
      await guest.sees(guest.text('menu.inBasket', { quantity: 2 }));
    }),
  );

  it(
    'names the table of a scanned code from the first frame on, and puts it into the basket [DEC-83]',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/shop/1?orderType=DineInPlace&spotId=104');
      await guest.isAt('/shop/1/menu?orderType=DineInPlace&spotId=104');
      await guest.sees(guest.page.getByText('Bord 4', { exact: true }));
      release();
      await guest.isAt('/shop/1/menu');
      await guest.sees(guest.page.getByText('Bord 4', { exact: true }));
      await guest.openBasket();
      expect(await guest.spot.inputValue()).toBe('104');
    }),
  );

  it(
    'keeps the table of a scanned code, whatever is tapped before any script has come [DEC-131]',
    stage.play({ size: 'small' }, async (guest) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await guest.page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue().catch(() => undefined);
      });
      await guest.page.goto(`${stage.storefront.origin}/shop/1?orderType=DineInPlace&spotId=104`, {
        waitUntil: 'commit',
      });
      await guest.page.getByRole('link', { name: 'Cola', exact: true }).first().click({ noWaitAfter: true });
      await guest.page.getByRole('heading', { level: 1, name: 'Cola' }).waitFor();
      expect(new URL(guest.page.url()).search).toBe('?orderType=DineInPlace&spotId=104');
      release();
      await guest.page.waitForURL((url) => url.search === '');
      await guest.page.locator('[data-act=put]').click();
      await guest.sees(guest.page.getByText('Bord 4', { exact: true }));
    }),
  );

  it(
    'shows the menu of a table while the list of its spots is slow, and a word where it has no such spot [DEC-131]',
    stage.play({ size: 'small' }, async (guest) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await guest.page.route('**/delivery-spots', async (route) => {
        await released;
        await route.continue();
      });
      await guest.goTo('/shop/1/menu?orderType=DineInPlace&spotId=999');
      await guest.isAt('/shop/1/menu');
      await guest.sees(guest.page.getByRole('link', { name: 'Cola', exact: true }).first());
      release();
      await guest.sees(guest.text('menu.spotUnknown'));
    }),
  );

  it(
    'leads to the page of the shop where it has closed since the page was drawn [DEC-02, DEC-160]',
    stage.play({ size: 'small' }, async (guest) => {
      const address = `${stage.storefront.origin}/shop/2/menu`;
      const headers = { accept: 'text/html', 'accept-language': 'sv' };
      // A promised time is rounded, so that a page that is made a minute older could say another one than its text.
      await stage.storefront.floor.changeShop(2, { preparation: undefined });
      const drawn = await (await fetch(address, { headers })).text();
      await stage.storefront.floor.changeShop(2, { status: 'paused' });
      const body = drawn.replace(/"drawnAt":(\d+)/, (_, at: string) => `"drawnAt":${Number(at) - 60_000}`);
      await guest.page.route(address, (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
          : route.continue(),
      );
      await guest.goTo('/shop/2/menu');
      await guest.isAt('/?shop=2');
      await guest.sees(guest.text('closedShop.closed'));
    }),
  );

  it(
    'is in the language of the visitor',
    stage.play({ size: 'small', language: 'en' }, async (guest) => {
      await watchTakeover(guest);
      await guest.goTo('/shop/1/order-type');
      await guest.isWelcomedAsGuest();
      await guest.sees(guest.heading('orderTypeScreen.header'));
      expect((await takeover(guest)).isSame).toBe(true);
    }),
  );

  it('can be read without script, and says what ordering needs', async () => {
    const context = await stage.browser.newContext({ javaScriptEnabled: false, locale: 'sv-SE' });
    const page = await context.newPage();
    await page.goto(`${stage.storefront.origin}/shop/1/menu`);
    await page.getByRole('link', { name: 'Cola', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cola' }).waitFor();
    expect(await page.content()).toContain('För att beställa och betala behöver du slå på JavaScript');
    await context.close();
  });

  it.each(['/shop/2/menu', '/shop/2/order-type', '/?shop=2'])(
    'of a closed shop can be read without script, and leads to an open one: %s [DEC-157]',
    async (address) => {
      await stage.storefront.floor.changeShop(2, { openingHours: [] });
      const context = await stage.browser.newContext({ javaScriptEnabled: false, locale: 'sv-SE' });
      const page = await context.newPage();
      const answer = await page.goto(stage.storefront.origin + address);
      expect(answer?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: 'Lucka Vasastan' }).waitFor();
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/shop\/2\/menu$/);
      expect(await page.title()).toBe('Meny · Lucka Vasastan');
      expect(await page.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(10);
      const others = page.getByRole('region', { name: 'Öppet nu, närmast först' });
      await others.getByRole('link', { name: 'Lucka Södermalm' }).click();
      await page.getByRole('link', { name: 'Cola', exact: true }).first().waitFor();
      await context.close();
      await stage.storefront.floor.undo();
    },
  );

  it(
    'of a closed shop is taken over as it is, and says when it opens [DEC-157]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeShop(2, { openingHours: [] });
      await watchTakeover(guest);
      await guest.goTo('/shop/2/menu');
      await guest.isWelcomedAsGuest();
      await guest.isAt('/?shop=2');
      expect((await takeover(guest)).isSame).toBe(true);
      await stage.storefront.floor.undo();
    }),
  );

  it('answers 404 and 410 with a page, and redirects where no query is lost', async () => {
    const { origin } = stage.storefront;
    const status = async (path: string) =>
      (await fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' })).status;
    // One after the other: a drawing that has to wait for its turn comes without content.
    expect(await status('/no/such')).toBe(404);
    expect(await status('/shop/999/menu')).toBe(410);
    expect(await status('/shop/1')).toBe(302);
    expect(await status('/shop/1?spotId=104')).toBe(302);
  });
});
