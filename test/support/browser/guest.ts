import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { TextValues } from '@/domain/ports/texts';
import { languageName, type Language } from '@/domain/shared/language';
import { watchPageErrors, type PageErrors } from '@test/support/browser/page-faults';
import { ProviderPage } from '@test/support/browser/provider-page';
import { SCREENS, type ScreenSize } from '@test/support/browser/screen-size';
import { spokenTexts, type SpokenLanguage, type SpokenTexts } from '@test/support/browser/spoken-texts';

/** The longest wait for something to appear, also on a busy machine. */
const PATIENCE_MS = 60_000;

export interface GuestTraits {
  readonly size: ScreenSize;
  readonly language?: SpokenLanguage;
  /** The texts that this guest expects, if not those of the catalogue. */
  readonly texts?: () => Promise<SpokenTexts>;
  /** Whether things move; they do not by default, so that nothing has to be waited for. */
  readonly hasMotion?: boolean;
  /** Whether the service worker is allowed; not by default, so that every response comes from the server. */
  readonly hasServiceWorker?: boolean;
  /** Whether pages come without content, as with `LUCKA_PAGES=off` or where the server could not read the API. */
  readonly hasContentByScript?: boolean;
  /** Where the product is, if not at the stage's own address. */
  readonly origin?: () => string;
  readonly browser?: Pick<
    BrowserContextOptions,
    'colorScheme' | 'forcedColors' | 'geolocation' | 'permissions' | 'timezoneId' | 'viewport'
  >;
}

/** A guest with a browser that has never been here before. */
export async function welcomeGuest(browser: Browser, origin: string, traits: GuestTraits): Promise<Guest> {
  const { size, language = 'sv', hasMotion = false, hasServiceWorker = false } = traits;
  const context = await browser.newContext({
    ...SCREENS[size],
    ...traits.browser,
    baseURL: origin,
    locale: language === 'sv' ? 'sv-SE' : 'en-GB',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (language !== 'sv') {
    const value = encodeURIComponent(`c=${language}|uic=${language}`);
    await context.addCookies([{ name: '.AspNetCore.Culture', value, url: origin }]);
  }
  const texts = await (traits.texts?.() ?? spokenTexts(language));
  const guest = new Guest(await context.newPage(), size, texts, watchPageErrors(context));
  if (traits.hasContentByScript === true) await guest.getsContentByScript();
  return guest;
}

/** Pages that are not of the storefront. */
const DEMONSTRATION = /\/demo-[a-z]+\//;

/**
 * One tab of a guest, driven by what a person sees: roles, names and the texts of the catalogue. The methods are the
 * steps of the journey; each ends when its effect can be seen.
 */
export class Guest {
  readonly page: Page;
  readonly size: ScreenSize;
  readonly texts: SpokenTexts;
  readonly faults: PageErrors;
  readonly provider: ProviderPage;

  constructor(page: Page, size: ScreenSize, texts: SpokenTexts, faults: PageErrors) {
    this.page = page;
    this.size = size;
    this.texts = texts;
    this.faults = faults;
    this.provider = new ProviderPage(page, texts.language);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Path, query and fragment of what is shown. */
  get address(): string {
    return this.page.url().slice(new URL(this.page.url()).origin.length);
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  /** Another tab of the same browser. */
  async openTab(): Promise<Guest> {
    return new Guest(await this.context.newPage(), this.size, this.texts, this.faults);
  }

  say(key: TextKey, values?: TextValues): string {
    return this.texts.say(key, values);
  }

  /** From now on, every page of the storefront comes without its content. */
  async getsContentByScript(): Promise<void> {
    await this.context.route(
      (url) => !DEMONSTRATION.test(url.pathname),
      async (route) => {
        const request = route.request();
        if (request.resourceType() !== 'document') return route.fallback();
        const url = new URL('/index.html', request.url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
  }

  /** The guest is about to do something, so that the program takes the page over. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(path);
    await this.stirs();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.stirs();
  }

  stirs(): Promise<void> {
    return this.page.mouse.move(1, 1);
  }

  heading(key: TextKey, values?: TextValues): Locator {
    return this.page.getByRole('heading', { name: this.say(key, values), exact: true });
  }

  /** The button that chooses a language, in the popup. */
  language(language: Language): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: languageName(language), exact: true });
  }

  /** The program shows what belongs to the visitor: here, the link to log in. */
  async isWelcomedAsGuest(): Promise<void> {
    await this.sees(this.link('navbar.logIn'));
  }

  button(key: TextKey, values?: TextValues): Locator {
    return this.page.getByRole('button', { name: this.say(key, values), exact: true });
  }

  link(key: TextKey, values?: TextValues): Locator {
    return this.page.getByRole('link', { name: this.say(key, values), exact: true });
  }

  text(key: TextKey, values?: TextValues): Locator {
    return this.page.getByText(this.say(key, values), { exact: true });
  }

  async sees(what: Locator): Promise<void> {
    await what.first().waitFor();
  }

  /** Waits until the focus is there: it follows what is shown, in an effect. */
  async seesFocusOn(what: Locator): Promise<void> {
    await what.and(this.page.locator(':focus')).waitFor();
  }

  async isRidOf(what: Locator): Promise<void> {
    await what.first().waitFor({ state: 'detached' });
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL((url) => {
      const address = url.pathname + url.search + url.hash;
      return typeof path === 'string' ? address === path : path.test(address);
    });
  }

  /** The question or the error that stands before everything else. */
  get popup(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async answer(reply: 'yes' | 'no'): Promise<void> {
    await this.popup.locator(`button[value="${reply}"]`).click();
    await this.isRidOf(this.popup);
  }

  async tap(what: Locator): Promise<void> {
    await (this.size === 'small' ? what.tap() : what.click());
  }

  shop(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Finds a shop by its name and chooses it. */
  async chooseShop(name: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.say('home.searchLabel') }).fill(name);
    await this.tap(this.shop(name));
  }

  async chooseOrderType(key: 'orderType.takeAway' | 'orderType.dineInPlace'): Promise<void> {
    const choice = this.page.getByRole('main').getByRole('button', { name: this.say(key) });
    await this.tap(choice);
    await this.sees(this.page.getByRole('navigation', { name: this.say('menu.categories') }));
  }

  /** Straight to a shop's menu or one of its categories, the way of eating chosen. */
  async goToMenu(
    shopId: number,
    orderType: 'TakeAway' | 'DineInPlace' = 'TakeAway',
    category = '',
  ): Promise<void> {
    await this.goTo(`/shop/${shopId}/menu${category}?orderType=${orderType}`);
    // The program has put the order type into the basket.
    await this.page.waitForURL(({ search }) => search === '');
    await this.sees(this.page.getByRole('navigation', { name: this.say('menu.categories') }));
  }

  /** A cola in the basket, the shortest way. */
  async haveCola(shopId: number, orderType: 'TakeAway' | 'DineInPlace' = 'TakeAway'): Promise<void> {
    await this.goToMenu(shopId, orderType, '/cold-drinks');
    await this.addFromMenu('Cola');
  }

  async openCategory(name: string): Promise<void> {
    const categories = this.page.getByRole('navigation', { name: this.say('menu.categories') });
    await this.tap(categories.getByRole('link', { name, exact: true }));
    await this.sees(
      categories.getByRole('link', { name, exact: true }).and(this.page.locator('[aria-current]')),
    );
  }

  async openArticle(name: string): Promise<void> {
    await this.tap(this.page.getByRole('main').getByRole('link', { name, exact: true }).first());
    await this.sees(this.page.getByRole('heading', { level: 1, name, exact: true }));
  }

  /** A choice on an article's page. */
  choice(group: string, name: string): Locator {
    const groups = this.page.getByRole('group', { name: group, exact: true });
    return groups.getByRole('radio', { name }).or(groups.getByRole('checkbox', { name })).first();
  }

  async choose(group: string, name: string): Promise<void> {
    await this.choice(group, name).check();
  }

  get addButton(): Locator {
    // Icon buttons of basket lines begin with the same word in English; they have a title.
    const named = this.page.getByRole('button', { name: this.texts.pattern('article.add') });
    return named.and(this.page.locator('button:not([title])'));
  }

  get doneButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.pattern('article.done') });
  }

  /** One more of an article without choices, from the menu; of the first that there is where none is named. */
  async addFromMenu(name?: string): Promise<void> {
    const add = name === undefined ? this.texts.pattern('menu.add') : this.say('menu.add', { name });
    const button = this.page.getByRole('button', { name: add, exact: true }).first();
    const card = button.locator('xpath=ancestor::li[1]');
    await button.waitFor();
    const before = await card.getByText(this.texts.pattern('menu.inBasket')).allTextContents();
    await this.tap(button);
    const quantity = Number(/\d+/.exec(before.join())?.[0] ?? 0) + 1;
    await this.sees(card.getByText(this.say('menu.inBasket', { quantity }), { exact: true }));
  }

  /** The last one: while an article's page gives way to the menu, the bars of both are there. */
  get basketButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.pattern('basket.open') }).last();
  }

  /** The basket: a panel beside the content, or the sheet that `openBasket` slides up. */
  get basket(): Locator {
    return this.page.getByRole(this.size === 'large' ? 'complementary' : 'dialog', {
      name: this.say('basket.header'),
    });
  }

  async openBasket(): Promise<void> {
    if (this.size === 'small' && !(await this.basket.isVisible())) await this.tap(this.basketButton);
    await this.sees(this.basket);
  }

  async closeBasket(): Promise<void> {
    if (this.size === 'large') return;
    await this.tap(this.basket.getByRole('button', { name: this.say('popup.close'), exact: true }));
    await this.isRidOf(this.basket);
  }

  get lines(): Locator {
    return this.basket.getByRole('list', { name: this.say('basket.lines') }).getByRole('listitem');
  }

  /** The line of an article: a button that opens what can be done with it. */
  line(name: string): Locator {
    return this.lines.filter({ hasText: name }).getByRole('button').first();
  }

  /** Where the food is collected or brought. */
  get spot(): Locator {
    const brought = this.page.getByLabel(this.say('basket.spot'));
    return brought.or(this.page.getByLabel(this.say('basket.spotTakeAway')));
  }

  async chooseSpot(name: string): Promise<void> {
    await this.spot.selectOption({ label: name });
  }

  get note(): Locator {
    return this.page.getByLabel(this.say('basket.note'));
  }

  async goToCheckout(): Promise<void> {
    await this.openBasket();
    await this.tap(this.basket.getByRole('link', { name: this.say('basket.checkout'), exact: true }));
    await this.isAt(/\/checkout$/);
  }

  /** The checkout of a basket with one cola in it, ready to be paid. */
  async goToCheckoutWithCola(shopId: number): Promise<void> {
    await this.haveCola(shopId);
    await this.goToCheckout();
    await this.sees(this.payButton);
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.pattern('checkout.pay') });
  }

  /** Pays for what is in the basket, with the card of a provider's page. Answers the order's id. */
  async payAndFollow(): Promise<string> {
    await this.tap(this.payButton);
    await this.provider.pay();
    return this.followedOrder();
  }

  /** The id of the order that is being followed; waits until its page is there. */
  async followedOrder(): Promise<string> {
    await this.sees(this.page.getByRole('list', { name: this.say('order.steps') }));
    const id = /^\/order\/([^#?/]+)/.exec(this.address)?.[1];
    if (id === undefined) throw new Error(`${this.address} is no order's page.`);
    return id;
  }

  /** The step that the order has reached. */
  get currentStep(): Locator {
    const steps = this.page.getByRole('list', { name: this.say('order.steps') });
    return steps.locator('[aria-current="step"]');
  }
}
