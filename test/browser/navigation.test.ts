import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '@/domain/navigation/route';
import { ROUTE_VISITS } from '@test/support/browser/addresses';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const headOf = ({ page }: Guest) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
  }));

/** What is stored under a key of the browser's storage. */
const storedAs = ({ page }: Guest, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}') as unknown, key);

const bodyClass = ({ page }: Guest) => page.evaluate(() => document.body.className);

async function haveCola(guest: Guest): Promise<void> {
  await guest.haveCola(1);
  await guest.openBasket();
  await guest.sees(guest.lines);
  await guest.closeBasket();
}

/** As in a browser that has never been here: what the page stored is forgotten while it is not open. */
async function forgetEverything({ page, context }: Guest): Promise<void> {
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: stage.storefront.origin, storageTypes: 'all' });
  await session.detach();
}

describe('every route', () => {
  it(
    'is found by its address, and by back and forward [NAV-01, LANG-03]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*(401|404)/);
      for (const name of ROUTE_NAMES) {
        const { address, lands = address } = ROUTE_VISITS[name];
        await forgetEverything(guest);
        await guest.goTo(address);
        await guest.isAt(lands);
        // The title and the description name what is shown once that has come.
        await guest.page.waitForLoadState('networkidle');
        await expect
          .poll(() => headOf(guest), { message: name })
          .toMatchObject({
            headings: 1,
            language: 'sv',
            title: expect.stringMatching(/^.+ · .*Lucka/),
            description: expect.stringMatching(/.{20}/),
          });
        const head = await headOf(guest);
        if (name === 'digitalSignage') continue; // it is a wall: nothing leads away from it
        const elsewhere = lands === '/terms-and-conditions' ? '/privacy-policy' : '/terms-and-conditions';
        await guest.page.locator(`footer a[href="${elsewhere}"]`).click();
        await guest.isAt(elsewhere);
        await guest.page.goBack();
        await guest.isAt(lands);
        await expect.poll(() => headOf(guest), { message: name }).toEqual(head);
        await guest.page.goForward();
        await guest.isAt(elsewhere);
      }
    }),
  );

  it(
    'is found again when it is loaded again',
    stage.play({ size: 'large' }, async (guest) => {
      await haveCola(guest);
      const { address } = ROUTE_VISITS.menuArticlePage;
      await guest.goTo(address);
      await guest.sees(guest.addButton);
      const head = await headOf(guest);
      await guest.reload();
      await guest.sees(guest.addButton);
      await guest.sees(guest.lines);
      expect(guest.address).toBe(address);
      expect(await headOf(guest)).toEqual(head);
    }),
  );

  it(
    'that does not exist says so, in its title too',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/status of 404/);
      await guest.goTo('/no/such/page');
      await guest.sees(guest.heading('notFound.header'));
      await expect.poll(() => guest.page.title()).toBe(`${guest.say('title.notFound')} · Lucka`);
    }),
  );
});

describe('the rules of navigation, in their order', () => {
  it(
    '1: a page for members waits until it is known who is there, and then sends a guest to log in [NAV-02, NAV-03]',
    stage.play({ size: 'small' }, async (guest) => {
      let release: (() => void) | undefined;
      await guest.page.route('**/api/user/profile', async (route) => {
        await new Promise<void>((resolve) => (release = resolve));
        await route.continue();
      });
      await guest.goTo('/order-history?page=2&spotId=4');
      await expect.poll(() => release).toBeDefined();
      expect(guest.address).toBe('/order-history?page=2&spotId=4');
      release?.();
      await guest.isAt('/login?redirectUri=%2Forder-history%3Fpage%3D2%26spotId%3D4');
    }),
  );

  it(
    '2: the query goes into the basket before a closed shop is left for its page [NAV-01, NAV-05, NAV-08, NAV-13]',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeShop(1, { openingHours: [] });
      await guest.goTo('/shop/1/menu?orderType=DineInPlace&note=snabbt&spotId=104');
      await guest.isAt('/?shop=1');
      await stage.storefront.floor.undo();
      await guest.goTo('/shop/1/menu');
      const eatIn = guest.basket.getByRole('radio', { name: guest.say('orderType.dineInPlace') });
      await expect.poll(() => eatIn.isChecked()).toBe(true);
      expect([await guest.note.inputValue(), await guest.spot.inputValue()]).toEqual(['', '']);
    }),
  );

  it(
    '3: the shop of the address is loaded where it is another one, and only then [NAV-09]',
    stage.play({ size: 'large', hasContentByScript: true }, async (guest) => {
      const asked: string[] = [];
      guest.page.on('request', (request) => {
        const id = /\/api\/shops\/(\d+)$/.exec(request.url())?.[1];
        if (id !== undefined) asked.push(id);
      });
      await guest.goToMenu(1);
      await guest.openCategory('Kall dryck');
      expect(asked).toEqual(['1']);
      await guest.goTo('/shop/2/menu');
      await guest.sees(guest.page.getByRole('navigation', { name: guest.say('menu.categories') }));
      expect(asked).toContain('2');
    }),
  );

  it(
    '4 and 5: a shop that is not open leads to its page at home, none at all leads home with the way back [NAV-13, NAV-14]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeShop(1, { status: 'paused' });
      await guest.goTo('/shop/1/checkout');
      await guest.isAt('/?shop=1');
      await guest.goTo('/orders?from=mail');
      await guest.isAt('/?redirectUri=%2Forders%3Ffrom%3Dmail');
    }),
  );

  it(
    '6: the basket is there where the route shows it, and nowhere else [NAV-15]',
    stage.play({ size: 'large' }, async (guest) => {
      await haveCola(guest);
      for (const [address, isShown] of [
        ['/shop/1/menu/burgers', true],
        ['/favorites', true],
        ['/campaigns', true],
        ['/shop/1/order-type', false],
        ['/shop/1/checkout', false],
        ['/terms-and-conditions', false],
        ['/', false],
      ] as const) {
        await guest.goTo(address);
        await guest.sees(guest.page.getByRole('heading', { level: 1 }));
        if (isShown) await guest.sees(guest.basket);
        else expect(await guest.basket.count(), address).toBe(0);
      }
    }),
  );

  it(
    '7: the shop is worn everywhere but at home, where spot and note are forgotten and the basket stays [NAV-16, NAV-17, NAV-18, NAV-20]',
    stage.play({ size: 'large' }, async (guest) => {
      await haveCola(guest);
      await guest.note.fill('utan is');
      await guest.goTo('/privacy-policy');
      await expect.poll(() => bodyClass(guest)).toContain('shop-1');
      await guest.goTo('/');
      await guest.isWelcomedAsGuest();
      expect(await bodyClass(guest)).not.toMatch(/shop-\d/);
      await guest.goToMenu(1);
      await guest.sees(guest.lines);
      expect(await guest.note.inputValue()).toBe('');
    }),
  );

  it(
    '8: what was chosen at another shop leaves the basket [NAV-19]',
    stage.play({ size: 'large' }, async (guest) => {
      await haveCola(guest);
      await guest.goTo('/shop/2/menu');
      await guest.sees(guest.basket);
      await guest.isRidOf(guest.lines);
    }),
  );

  it(
    '9 and 10: an article has its own button, and the basket beside it takes no input [NAV-21, NAV-22, NAV-23]',
    stage.play({ size: 'large' }, async (guest) => {
      await haveCola(guest);
      expect(await guest.addButton.count()).toBe(0);
      await guest.goTo(ROUTE_VISITS.menuArticlePage.address);
      await guest.sees(guest.addButton);
      expect(await guest.note.isDisabled()).toBe(true);
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.sees(guest.basket);
      expect(await guest.note.isDisabled()).toBe(false);
      await guest.tap(guest.line('Cola'));
      await guest.tap(guest.basket.getByRole('link', { name: guest.texts.pattern('basket.edit') }));
      await guest.sees(guest.doneButton);
      expect(await guest.addButton.count()).toBe(0);
    }),
  );

  it(
    '10: on a small screen an article hides the order info [NAV-24]',
    stage.play({ size: 'small' }, async (guest) => {
      await haveCola(guest);
      await guest.openArticle('Cola');
      await guest.sees(guest.addButton);
      await guest.openBasket();
      await guest.sees(guest.lines);
      expect(await guest.note.count()).toBe(0);
      await guest.closeBasket();
      await guest.goToMenu(1);
      await guest.openBasket();
      await guest.sees(guest.note);
    }),
  );

  it(
    '11: each navigation is tracked, with the page before it [NAV-25, NAV-26]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/terms-and-conditions');
      await expect
        .poll(() => storedAs(guest, 'navigation'))
        .toMatchObject({ data: { tracking: { currentPage: 'termsAndConditions' } } });
      await guest.goTo('/privacy-policy?from=terms');
      await expect
        .poll(() => storedAs(guest, 'navigation'))
        .toMatchObject({
          data: {
            tracking: {
              currentPage: 'privacyPolicy',
              lastPage: 'termsAndConditions',
              currentPageFullPath: '/privacy-policy?from=terms',
              lastPageFullPath: '/terms-and-conditions',
              isSmallScreen: true,
            },
          },
        });
    }),
  );
});

describe('going back', () => {
  const scrolled = ({ page }: Guest) => page.evaluate(() => Math.round(window.scrollY));

  /** Taps, and says how far the page was scrolled then; the tap itself may bring its target into view. */
  async function tapFarDown(guest: Guest, what: Locator): Promise<number> {
    await guest.page.evaluate(() => {
      document.addEventListener('click', () => (document.body.dataset['place'] = String(window.scrollY)), {
        capture: true,
      });
    });
    await guest.tap(what);
    await guest.page.waitForFunction(() => document.body.dataset['place'] !== undefined);
    return guest.page.evaluate(() => Math.round(Number(document.body.dataset['place'])));
  }

  it(
    'comes to the same place of the menu, and a new page begins at its top with the focus at its start',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(1);
      await guest.openCategory('Burgare');
      const link = guest.page.getByRole('main').getByRole('link').last();
      const place = await tapFarDown(guest, link);
      expect(place).toBeGreaterThan(300);
      await guest.sees(guest.addButton);
      await expect.poll(() => scrolled(guest)).toBe(0);
      await guest.seesFocusOn(guest.page.getByRole('main'));
      await guest.page.goBack();
      await guest.sees(link);
      await expect.poll(() => scrolled(guest)).toBe(place);
    }),
  );

  it(
    'comes to the same place of the list of shops',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.tap(guest.link('home.showMore'));
      const last = guest.shop('Lucka Södermalm');
      const place = await tapFarDown(guest, last);
      expect(place).toBeGreaterThan(300);
      await guest.sees(guest.heading('orderTypeScreen.header'));
      await expect.poll(() => scrolled(guest)).toBe(0);
      await guest.page.goBack();
      await guest.sees(last);
      await expect.poll(() => scrolled(guest)).toBe(place);
    }),
  );
});
