import type { Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const SHOP = 1;
const IMAGES = '**/api/images/**';
const BURGERS = `/shop/${SHOP}/menu/burgers/beef-burgers`;

/**
 * Text that gets its own font, and a field of the basket that comes with its data; a moved footer is ten times that.
 */
const UNNOTICED_SHIFT = 0.01;

const picture = (guest: Guest) => guest.page.getByRole('article').locator('img');
const drawing = (guest: Guest) => guest.page.getByRole('article').getByTestId('picture-fallback');

/** Where a dish's name stands, to see whether anything jumps. */
const placeOfName = (guest: Guest) => guest.page.getByRole('heading', { level: 1 }).boundingBox();

describe('the menu', () => {
  it(
    'is walked down and back by its categories, of any depth [ROUTE-31, ROUTE-32]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(SHOP);
      await guest.openCategory('Burgare');
      await guest.tap(
        guest.page.getByRole('main').getByRole('link', { name: 'På kyckling', exact: true }).first(),
      );
      await guest.isAt('/shop/1/menu/burgers/chicken-burgers');
      await guest.sees(guest.page.getByRole('link', { name: 'Krispig kyckling', exact: true }));
      await guest.tap(
        guest.page
          .getByRole('navigation', { name: guest.say('menu.breadcrumb') })
          .getByRole('link', { name: guest.say('menu.all') }),
      );
      await guest.isAt('/shop/1/menu');
    }),
  );

  it(
    'is searched as it is typed',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(SHOP);
      const search = guest.page.getByRole('searchbox', { name: guest.say('menu.searchLabel') });
      await search.fill('lingon');
      await guest.sees(guest.page.getByRole('link', { name: 'Lingondricka', exact: true }));
      await guest.isRidOf(guest.page.getByRole('link', { name: 'Cola', exact: true }));
      await search.fill('xyzzy');
      await guest.sees(guest.text('menu.noMatch', { search: 'xyzzy' }));
    }),
  );

  it(
    'says in words what is still missing, and lets nothing incomplete into the basket [ROUTE-33, OPEN-26]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      await guest.page.route(`**/api/shops/${SHOP}/menu`, withoutPresets);
      await guest.goToMenu(SHOP);
      await guest.openCategory('Burgare');
      await guest.openArticle('Luckan');
      await guest.tap(guest.addButton);
      await guest.sees(guest.text('choice.missing', { name: 'Välj bröd', count: 1 }));
      expect(guest.address).toContain('/articles/burger-classic');
      await guest.seesFocusOn(guest.choice('Välj bröd', 'Brioche'));
      await guest.choose('Välj bröd', 'Brioche');
      await guest.isRidOf(guest.text('choice.missing', { name: 'Välj bröd', count: 1 }));
    }),
  );

  it(
    'shows on the button what is chosen costs [OPEN-26]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo(`${BURGERS}/articles/burger-classic?orderType=TakeAway`);
      await guest.sees(guest.addButton.filter({ hasText: /119/ }));
      await guest.choose('Välj bröd', 'Glutenfritt bröd');
      await guest.sees(guest.addButton.filter({ hasText: /134/ }));
      await guest.choose('Extra på burgaren', 'Cheddar');
      await guest.tap(guest.button('quantity.more'));
      await guest.sees(guest.addButton.filter({ hasText: /292/ }));
    }),
  );

  it(
    'goes to the article that a short link names, and says so when there is none [ROUTE-34, HAND-01, AMB-18]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo(`/shop/${SHOP}/redirect/burger-classic`);
      await guest.isAt(`${BURGERS}/articles/burger-classic`);
      await guest.goTo(`/shop/${SHOP}/redirect/no-such-dish`);
      await guest.isAt(`/shop/${SHOP}/menu`);
      await guest.sees(guest.popup.getByText(guest.say('error.notFound')));
    }),
  );

  it(
    'draws a plate where a picture does not come, and nothing jumps [API-24]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*\/api\/images\//);
      await guest.goTo(`${BURGERS}/articles/burger-classic`);
      await guest.sees(picture(guest));
      const before = await placeOfName(guest);
      await guest.page.route(IMAGES, (route) => route.abort());
      await guest.reload();
      // The stored menu shows first, and the one that is fetched behind it asks for the picture once more.
      await expect.poll(() => picture(guest).count()).toBe(0);
      await guest.sees(drawing(guest));
      expect(await placeOfName(guest)).toEqual(before);
    }),
  );

  it(
    'draws a plate where an article has no picture [API-25]',
    // A page of the server may be drawn before the server has received the change.
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      await stage.storefront.floor.changeArticle(SHOP, 'burger-classic', { imageUrl: null, imageId: [] });
      await guest.goTo(`${BURGERS}/articles/burger-classic`);
      await guest.sees(drawing(guest));
    }),
  );

  it.each([
    ['small', 'the menu', `/shop/${SHOP}/menu?orderType=TakeAway`],
    ['large', 'the menu', `/shop/${SHOP}/menu?orderType=TakeAway`],
    ['small', 'an article', `${BURGERS}/articles/burger-classic?orderType=TakeAway`],
    ['large', 'an article', `${BURGERS}/articles/burger-classic?orderType=TakeAway`],
  ] as const)('never jumps on a %s screen: %s, with its pictures late', (size, _page, address) =>
    stage.play({ size }, async (guest) => {
      const late: (() => void)[] = [];
      await guest.page.route(IMAGES, (route) => void late.push(() => void route.continue()));
      await guest.page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement;
          const moved = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0));
          dataset['shift'] = String(moved.reduce((sum, value) => sum + value, Number(dataset['shift'] ?? 0)));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await guest.page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(await guest.page.evaluate(() => PerformanceObserver.supportedEntryTypes)).toContain(
        'layout-shift',
      );
      await expect.poll(() => late.length).toBeGreaterThan(0);
      for (const answer of late.splice(0)) answer();
      await guest.sees(guest.page.locator('img[data-arrived="true"]'));
      const shift = await guest.page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
      expect(Number(shift)).toBeLessThan(UNNOTICED_SHIFT);
    })(),
  );

  it(
    'changes a line of the basket, in its own choices [ROUTE-35, BASK-13]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo(`${BURGERS}/articles/burger-classic?orderType=TakeAway`);
      await guest.tap(guest.addButton);
      await guest.tap(guest.line('Luckan'));
      await guest.tap(guest.basket.getByRole('link', { name: guest.say('basket.edit') }));
      await expect.poll(() => guest.choice('Välj bröd', 'Brioche').isChecked()).toBe(true);
      await guest.choose('Välj bröd', 'Glutenfritt bröd');
      await guest.tap(guest.doneButton);
      await guest.isAt(/\/menu/);
      expect(await guest.lines.count()).toBe(1);
      await guest.sees(guest.basket.getByText(/\b134\skr/));
      await guest.sees(guest.lines.getByText('Glutenfritt bröd'));
    }),
  );

  describe('the picture of a dish', () => {
    it(
      'moves from its card to its page, which is there at once and has the focus',
      stage.play({ size: 'small', hasMotion: true }, async (guest) => {
        await guest.goToMenu(1, 'TakeAway', '/burgers');
        await guest.page.evaluate(recordMoves);
        await guest.openArticle('Luckan');
        await expect.poll(() => moves(guest)).toBe('dish-picture');
        await guest.seesFocusOn(guest.page.getByRole('main'));
        await guest.tap(guest.addButton);
        await guest.isAt(/burgers$/);
      }),
    );

    it.each(['reduced motion is preferred', 'the browser has no transitions'])(
      'stays where it is where %s',
      (reason) =>
        stage.play({ size: 'small', hasMotion: !reason.startsWith('reduced') }, async (guest) => {
          if (!reason.startsWith('reduced'))
            await guest.page.addInitScript(() =>
              Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
            );
          await guest.goToMenu(1, 'TakeAway', '/burgers');
          await guest.page.evaluate(recordMoves);
          await guest.openArticle('Luckan');
          await guest.sees(guest.addButton);
          expect(await moves(guest)).toBe('');
        })(),
    );
  });
});

/** Stores the names of what moves between two pages. */
function recordMoves(): void {
  const { dataset } = document.documentElement;
  dataset['moves'] = '';
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
      const name = /^::view-transition-group\((.*)\)$/.exec(pseudo ?? '')?.[1];
      if (name !== undefined && name !== 'root') dataset['moves'] = name;
    }
    requestAnimationFrame(look);
  };
  look();
}

const moves = (guest: Guest): Promise<string | undefined> =>
  guest.page.evaluate(() => document.documentElement.dataset['moves']);

/** A menu whose chain states no choices in advance (DEC-84). */
async function withoutPresets(route: Route): Promise<void> {
  const answer = await route.fetch();
  const json: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
    key === 'preset' ? undefined : value,
  );
  await route.fulfill({ response: answer, json });
}
