import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const PROGRAM = '**/assets/main-*.js';
const PAGE_SCRIPT = '**/assets/index-*.js';
const STYLES = '**/assets/*.css';

/** Lets the program, or another script, wait until it is released. */
async function holdProgram({ page }: Guest, script = PROGRAM): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const search = (guest: Guest) => guest.page.getByRole('searchbox', { name: guest.say('home.searchLabel') });
const shops = (guest: Guest) =>
  guest.page.getByRole('list', { name: guest.say('home.subHeader') }).getByRole('listitem');

const BURGER = '/shop/1/menu/burgers/beef-burgers/articles/burger-classic';

/** The program has taken the page over. */
const isTakenOver = ({ page }: Guest): Promise<boolean> =>
  page
    .getByRole('main')
    .evaluate((main) => Object.keys(main).some((name) => name.startsWith('__reactFiber')));

/** Of the list of each section of a menu: `auto` where it is laid out only once it is seen. */
const layoutOfLists = (guest: Guest): Promise<readonly string[]> =>
  guest.page
    .locator('main section > ul')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).contentVisibility));

describe('a page of the server before its program is there', () => {
  it(
    'is taken over once it is idle, without a sign of the visitor',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.goto('/shop/1/menu/cold-drinks');
      await expect.poll(() => isTakenOver(guest)).toBe(true);
    }),
  );

  it(
    "shows this visitor's basket, which an earlier page filled",
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.addFromMenu('Cola');
      await holdProgram(guest);
      await guest.page.reload();
      await guest.sees(guest.text('menu.inBasket', { quantity: 1 }));
      await guest.sees(guest.page.getByRole('button', { name: /^Visa korgen: 1 vara, \d+ kr$/ }));
    }),
  );

  it(
    'does what was tapped before its own script runs',
    stage.play({ size: 'small' }, async (guest) => {
      await holdProgram(guest);
      const release = await holdProgram(guest, PAGE_SCRIPT);
      await guest.page.goto('/shop/1/menu/cold-drinks', { waitUntil: 'commit' });
      const add = guest.button('menu.add', { name: 'Cola' });
      for (let taps = 1; taps <= 2; taps += 1) await guest.tap(add);
      release();
      await guest.sees(guest.text('menu.inBasket', { quantity: 2 }));
    }),
  );

  it(
    'adds a dish at each tap, and keeps it over a reload, another page and the takeover',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.page.goto('/shop/1/menu/cold-drinks');
      const add = guest.button('menu.add', { name: 'Cola' });
      for (let taps = 1; taps <= 3; taps += 1) {
        await guest.tap(add);
        await guest.sees(guest.text('menu.inBasket', { quantity: taps }));
      }
      await guest.page.reload();
      await guest.sees(guest.text('menu.inBasket', { quantity: 3 }));
      await guest.tap(guest.page.getByRole('link', { name: 'Apelsinläsk', exact: true }));
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Apelsinläsk' }));
      await guest.page.goBack();
      // By voice: no pointer, key or focus comes before it.
      await add.evaluate((button: HTMLElement) => button.click());
      await guest.sees(guest.text('menu.inBasket', { quantity: 4 }));
      release();
      await expect.poll(() => isTakenOver(guest)).toBe(true);
      await guest.addFromMenu('Cola');
      await guest.sees(guest.text('menu.inBasket', { quantity: 5 }));
      await guest.openBasket();
      await guest.sees(guest.line('Cola'));
    }),
  );

  it(
    'is taken over without being drawn again while dishes are added',
    stage.play({ size: 'small' }, async (guest) => {
      const drawnAgain: string[] = [];
      guest.page.on('console', (message) => {
        if (message.text().includes('lucka:page-drawn-again')) drawnAgain.push(message.text());
      });
      const release = await holdProgram(guest);
      await guest.page.goto('/shop/1/menu/cold-drinks');
      const add = guest.button('menu.add', { name: 'Cola' });
      await guest.tap(add);
      release();
      const { page } = guest;
      // At the pace of the page, at every stage of the takeover.
      await page.evaluate(
        async (label) => {
          for (let taps = 0; taps < 20; taps += 1) {
            document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        },
        guest.say('menu.add', { name: 'Cola' }),
      );
      await expect.poll(() => isTakenOver(guest)).toBe(true);
      await guest.sees(guest.text('menu.inBasket', { quantity: 21 }));
      await page.reload();
      await guest.sees(guest.text('menu.inBasket', { quantity: 21 }));
      expect(drawnAgain).toEqual([]);
    }),
  );

  it(
    'has a dish as it is chosen in the basket at once, and goes on to the menu [OPEN-26]',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.page.goto(BURGER);
      await guest.choose('Extra på burgaren', 'Cheddar');
      await guest.tap(guest.button('quantity.more'));
      await guest.sees(guest.addButton.filter({ hasText: /262/ }));
      const errors = guest.page.locator('[id$="-missing"]');
      expect(await errors.count()).toBe(await errors.filter({ visible: false }).count());
      await guest.tap(guest.addButton);
      await guest.isAt('/shop/1/menu/burgers/beef-burgers');
      await guest.sees(guest.page.getByRole('button', { name: /^Visa korgen: 2 varor, 262/ }));
      release();
      await expect.poll(() => isTakenOver(guest)).toBe(true);
      await guest.openBasket();
      await guest.sees(guest.line('Luckan').getByText('Cheddar'));
    }),
  );

  it(
    'hands a dish over as it is chosen, without drawing it again',
    stage.play({ size: 'small' }, async (guest) => {
      const drawnAgain: string[] = [];
      guest.page.on('console', (message) => {
        if (message.text().includes('lucka:page-drawn-again')) drawnAgain.push(message.text());
      });
      const release = await holdProgram(guest);
      await guest.page.goto(BURGER);
      await guest.choose('Extra på burgaren', 'Cheddar');
      await guest.tap(guest.button('quantity.more'));
      release();
      await guest.sees(guest.basketButton);
      await guest.sees(guest.addButton.filter({ hasText: /262/ }));
      expect(await guest.choice('Extra på burgaren', 'Cheddar').isChecked()).toBe(true);
      await guest.tap(guest.button('quantity.more'));
      await guest.sees(guest.addButton.filter({ hasText: /393/ }));
      expect(drawnAgain).toEqual([]);
    }),
  );

  it(
    'leaves to the program a choice that changes what a dish contains, and the tap after it [PAIN-54]',
    stage.play({ size: 'small' }, async (guest) => {
      const release = await holdProgram(guest);
      await guest.page.goto(BURGER);
      await guest.choose('Extra på burgaren', 'Jordnötskräm');
      await guest.tap(guest.addButton);
      release();
      await guest.isAt('/shop/1/menu/burgers/beef-burgers');
      await guest.openBasket();
      await guest.sees(guest.line('Luckan').getByText('Jordnötskräm'));
    }),
  );

  it(
    'shows the bar of a dish where the program shows it, with the basket [SHELL-20]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.haveCola(1);
      const release = await holdProgram(guest);
      await guest.goTo(BURGER);
      const places = () =>
        Promise.all([guest.addButton, guest.basketButton].map((button) => button.boundingBox()));
      await guest.sees(guest.basketButton.filter({ hasText: '29' }));
      const drawn = await places();
      expect(drawn).not.toContain(null);
      release();
      await guest.isWelcomedAsGuest();
      expect(await places()).toEqual(drawn);
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
