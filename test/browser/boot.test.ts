import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const PROGRAM = '**/assets/main-*.js';
const STYLES = '**/assets/*.css';

/** Lets the program wait until it is released. */
async function holdProgram({ page }: Guest): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(PROGRAM, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const search = (guest: Guest) => guest.page.getByRole('searchbox', { name: guest.say('home.searchLabel') });
const shops = (guest: Guest) =>
  guest.page.getByRole('list', { name: guest.say('home.subHeader') }).getByRole('listitem');

/** The program has taken the page over. */
const isTakenOver = ({ page }: Guest): Promise<boolean> =>
  page
    .getByRole('main')
    .evaluate((main) => Object.keys(main).some((name) => name.startsWith('__reactFiber')));

/** The files that the page names. */
const filesOf = ({ page }: Guest, name: string): Promise<readonly string[]> =>
  page.locator(`meta[name="${name}"]`).evaluate((meta: HTMLMetaElement) => meta.content.split(' '));

/** Of the list of each section of a menu: `auto` where it is laid out only once it is seen. */
const layoutOfLists = (guest: Guest): Promise<readonly string[]> =>
  guest.page
    .locator('main section > ul')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).contentVisibility));

describe('a page of the server before its program is there', () => {
  it(
    'has the first part of it fetched, and is taken over once the visitor has looked for a while',
    stage.play({ size: 'small' }, async (guest) => {
      const fetched = new Set<string>();
      guest.page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
      await guest.page.clock.install();
      await guest.page.goto('/shop/1/menu/cold-drinks');
      await guest.page.clock.runFor(3_000);
      const first = await filesOf(guest, 'lucka:first-files');
      await expect.poll(() => first.every((file) => fetched.has(file))).toBe(true);
      const others = await filesOf(guest, 'lucka:files');
      expect(others.filter((file) => fetched.has(file))).toEqual([]);
      expect(await isTakenOver(guest)).toBe(false);
      await guest.page.clock.runFor(6_000);
      await expect.poll(() => isTakenOver(guest)).toBe(true);
    }),
  );

  it(
    'is taken over without a sign of a visitor who has been here before',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.addFromMenu('Cola');
      const { clock } = guest.page;
      await clock.install();
      await clock.pauseAt(Date.now() + 60_000);
      const screen = guest.page.waitForRequest('**/assets/menu-screen-*.js');
      await guest.page.reload();
      await clock.runFor(3_000);
      await screen;
      await clock.resume();
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
    }),
  );

  it(
    'does what is tapped without a pointer, a key or the focus, as by voice',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.clock.install();
      await guest.page.clock.pauseAt(Date.now() + 60_000);
      await guest.page.goto('/shop/1/menu/cold-drinks');
      const screen = guest.page.waitForRequest('**/assets/menu-screen-*.js');
      await guest.button('menu.add', { name: 'Cola' }).evaluate((add: HTMLElement) => add.click());
      await screen;
      await guest.page.clock.resume();
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
    }),
  );

  it(
    'adds a dish once that was tapped three times',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/shop/1/menu/cold-drinks');
      const add = guest.button('menu.add', { name: 'Cola' });
      for (let tap = 0; tap < 3; tap += 1) await guest.tap(add);
      expect(await guest.text('menu.inBasket', { quantity: 1 }).count()).toBe(0);
      release();
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
      await guest.addFromMenu('Cola');
      await guest.sees(guest.text('menu.inBasket', { quantity: 2 }));
    }),
  );

  it(
    'lays out the first section of a menu alone, and all once the program has taken it over',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/shop/1/menu');
      const [first, ...later] = await layoutOfLists(guest);
      expect(first).toBe('visible');
      expect(new Set(later)).toEqual(new Set(['auto']));
      release();
      await expect.poll(async () => new Set(await layoutOfLists(guest))).toEqual(new Set(['visible']));
    }),
  );

  it(
    'opens the shop that was chosen',
    stage.play({ size: 'large' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/');
      // Always open, and so among the first at every hour.
      await guest.tap(guest.shop('Lucka Fyristorg'));
      release();
      await guest.isAt('/shop/5/order-type');
    }),
  );

  it(
    'keeps what is typed into the search, and finds by it',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/');
      await search(guest).fill('Södermalm');
      expect(await shops(guest).count()).toBe(6);
      release();
      await expect.poll(() => shops(guest).count()).toBe(1);
      expect(await search(guest).inputValue()).toBe('Södermalm');
    }),
  );

  it(
    'sends no form, and then the one that was filled in',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/login');
      const email = guest.page.getByLabel(guest.say('account.email'));
      const password = guest.page.locator('input[type="password"]');
      await email.fill('guest');
      await password.fill('not the word');
      await email.press('Enter');
      expect(guest.address).toBe('/login');
      release();
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
      expect(await email.inputValue()).toBe('guest');
      expect(await password.inputValue()).toBe('not the word');
      expect(guest.address).toBe('/login');
    }),
  );

  it(
    'shows a choice at once, and keeps it',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/register');
      const terms = guest.page.getByRole('main').getByRole('checkbox').last();
      await terms.check();
      release();
      await guest.isWelcomedAsGuest();
      await guest.tap(guest.button('register.submit'));
      await guest.sees(guest.page.getByRole('main').locator('[aria-invalid="true"]'));
      expect(await terms.isChecked()).toBe(true);
      expect(await terms.getAttribute('aria-invalid')).not.toBe('true');
    }),
  );

  it(
    'leads on by its links',
    stage.play({ size: 'small' }, async (guest) => {
      await holdProgram(guest);
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.tap(guest.page.getByRole('link', { name: 'Cola', exact: true }));
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Cola' }));
    }),
  );

  it(
    'adds the dish that was tapped before a link is followed',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.tap(guest.button('menu.add', { name: 'Cola' }));
      await guest.tap(guest.page.getByRole('link', { name: 'Apelsinläsk', exact: true }));
      release();
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Apelsinläsk' }));
      await guest.openBasket();
      await guest.sees(guest.line('Cola'));
    }),
  );

  it(
    'adds a dish that was tapped before the page is reloaded, and adds it once [BASK-09]',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.tap(guest.button('menu.add', { name: 'Cola' }));
      await guest.reload();
      release();
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
      await guest.reload();
      await guest.isWelcomedAsGuest();
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
    }),
  );

  it.each([
    ['files of the program', [PROGRAM]],
    ['style sheets', [STYLES]],
    ['both', [PROGRAM, STYLES]],
  ])('is loaded anew where a release has removed %s [PAIN-70, FAULT-W1]', (_, missing) =>
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*404/);
      let isMissing = true;
      for (const address of missing)
        await guest.page.route(address, (route) =>
          isMissing ? route.fulfill({ status: 404 }) : route.continue(),
        );
      const reloaded = guest.page.waitForEvent('framenavigated', () => !isMissing);
      guest.page.on('request', (request) => {
        if (request.method() === 'HEAD') isMissing = false;
      });
      await guest.goTo('/shop/1/menu/cold-drinks');
      await reloaded;
      await guest.addFromMenu('Cola');
    })(),
  );

  it(
    'can be read without a network; there is one again, it is loaded anew at a tap, which is done then',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource|ERR_/);
      let isOffline = true;
      let allowReload = (): void => undefined;
      const isReloadAllowed = new Promise<void>((resolve) => (allowReload = resolve));
      await guest.page.route(PROGRAM, (route) => (isOffline ? route.abort() : route.continue()));
      await guest.page.route('**/', async (route) => {
        if (route.request().method() !== 'HEAD') return route.continue();
        if (isOffline) return route.abort();
        await isReloadAllowed;
        return route.continue();
      });
      const failed = guest.page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await guest.goTo('/shop/1/menu/cold-drinks');
      await failed;
      const reloaded = guest.page.waitForEvent('framenavigated');
      isOffline = false;
      await guest.tap(guest.button('menu.add', { name: 'Cola' }));
      allowReload();
      await reloaded;
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
      await guest.addFromMenu('Cola');
    }),
  );
});
