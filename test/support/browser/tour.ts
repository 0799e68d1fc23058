import { seeEntrance } from '@test/support/browser/entrance-tour';
import type { Guest } from '@test/support/browser/guest';
import { seeWhatMembersStore, seeWhoMembersAre } from '@test/support/browser/member-tour';
import type { SpokenLanguage } from '@test/support/browser/spoken-texts';
import { SPECIFIED_LANGUAGES } from '@test/support/specified-languages';
import type { Storefront } from '@test/support/browser/storefront';

/** Called wherever there is something to be looked at, with its name. */
export type Disposer = (name: string) => Promise<void>;

/** What the demonstration chain calls the things that the tour asks for. */
const CALLED = {
  sv: {
    burgers: 'Burgare',
    burger: 'Luckan',
    bun: 'Välj bröd',
    brioche: 'Brioche',
    extras: 'Extra på burgaren',
    bacon: 'Knaprigt bacon',
    peanut: 'Jordnötskräm',
    meal: 'Gör det till en måltid',
    onlyBurger: 'Bara burgaren',
    drinks: 'Kall dryck',
    drink: 'Cola',
    spot: 'Bord 4',
    searched: 'ost',
  },
  en: {
    burgers: 'Burgers',
    burger: 'The Hatch',
    bun: 'Choose your bun',
    brioche: 'Brioche',
    extras: 'Extras',
    bacon: 'Crispy bacon',
    peanut: 'Peanut butter',
    meal: 'Make it a meal',
    onlyBurger: 'Just the burger',
    drinks: 'Cold drinks',
    drink: 'Cola',
    spot: 'Table 4',
    searched: 'cheese',
  },
  fi: {
    burgers: 'Burgerit',
    burger: 'Luukku',
    bun: 'Valitse sämpylä',
    brioche: 'Briossi',
    extras: 'Lisää väliin',
    bacon: 'Rapea pekoni',
    peanut: 'Maapähkinävoi',
    meal: 'Tee siitä ateria',
    onlyBurger: 'Pelkkä burgeri',
    drinks: 'Kylmät juomat',
    drink: 'Cola',
    spot: 'Pöytä 4',
    searched: 'juusto',
  },
  no: {
    burgers: 'Burgere',
    burger: 'Luka',
    bun: 'Velg brød',
    brioche: 'Brioche',
    extras: 'Ekstra på burgeren',
    bacon: 'Sprøtt bacon',
    peanut: 'Peanøttsmør',
    meal: 'Gjør det til et måltid',
    onlyBurger: 'Bare burgeren',
    drinks: 'Kald drikke',
    drink: 'Cola',
    spot: 'Bord 4',
    searched: 'ost',
  },
  ru: {
    burgers: 'Бургеры',
    burger: 'Бургер «Окошко»',
    bun: 'Выберите булочку',
    brioche: 'Бриошь',
    extras: 'Добавки',
    bacon: 'Хрустящий бекон',
    peanut: 'Арахисовая паста',
    meal: 'Сделать комплектом',
    onlyBurger: 'Только бургер',
    drinks: 'Холодные напитки',
    drink: 'Кола',
    spot: 'Столик 4',
    searched: 'сыр',
  },
} as const satisfies Record<SpokenLanguage, object>;

function calledBy({ texts }: Guest): (typeof CALLED)[SpokenLanguage] {
  const language = SPECIFIED_LANGUAGES.find((each) => each === texts.language);
  if (language === undefined) throw new Error(`The demonstration has no texts in ${texts.language}.`);
  return CALLED[language];
}

const SHOP = 1;

/** A part of the tour that a guest can take alone, in a browser that has never been here before. */
type Chapter = (guest: Guest, storefront: Storefront, stop: Disposer) => Promise<void>;

/** Every screen and the states that it can be in, in chapters that each take less than a minute with axe. */
export const TOUR = {
  choosing: (guest, _storefront, stop) => choose(guest, stop),
  'filling the basket': (guest, _storefront, stop) => fillBasket(guest, stop),
  paying: (guest, _storefront, stop) => pay(guest, stop),
  'following the order': follow,
  'the diet filter': (guest, _storefront, stop) => chooseDiet(guest, stop),
  'the entrance': (guest, _storefront, stop) => seeEntrance(guest, stop),
  'what members keep': (guest, _storefront, stop) => seeWhatMembersStore(guest, stop),
  'who members are': (guest, _storefront, stop) => seeWhoMembersAre(guest, stop),
  'the small print': (guest, _storefront, stop) => readSmallPrint(guest, stop),
  'the wall': (guest, _storefront, stop) => lookAtWall(guest, stop),
  'a closed shop': meetClosedShop,
  'what goes wrong': (guest, _storefront, stop) => seeWhatGoesWrong(guest, stop),
} as const satisfies Readonly<Record<string, Chapter>>;

async function choose(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/');
  await guest.sees(guest.link('home.showMore'));
  await stop('home');
  await guest.page.getByRole('searchbox').fill('zzz');
  await guest.sees(guest.text('home.noMatch', { search: 'zzz' }));
  await stop('home-no-match');
  await guest.tap(guest.button('navbar.language'));
  await guest.sees(guest.language('sv'));
  await stop('language');
  await guest.page.keyboard.press('Escape');
  await guest.chooseShop('Lucka Södermalm');
  await guest.sees(guest.heading('orderTypeScreen.header'));
  await stop('order-type');
  await guest.chooseOrderType('orderType.dineInPlace');
  await guest.sees(guest.page.locator('img[data-arrived="true"]'));
  await stop('menu');
}

async function fillBasket(guest: Guest, stop: Disposer): Promise<void> {
  const called = calledBy(guest);
  await guest.goToMenu(SHOP, 'DineInPlace');
  await guest.page.getByRole('searchbox').fill(called.searched);
  await guest.sees(guest.page.getByRole('status').filter({ hasText: guest.texts.pattern('menu.found') }));
  await stop('menu-search');
  await guest.page.getByRole('searchbox').fill('');
  await guest.openCategory(called.burgers);
  await stop('menu-category');
  await guest.openArticle(called.burger);
  await stop('article');
  await guest.choose(called.extras, called.bacon);
  await guest.tap(guest.addButton);
  await guest.openCategory(called.drinks);
  await guest.addFromMenu(called.drink);
  await guest.openBasket();
  await guest.sees(guest.heading('suggested.header'));
  await stop('basket');
  await guest.tap(guest.line(called.burger));
  await guest.sees(guest.button('basket.more', { name: called.burger }));
  await stop('basket-edit');
  await guest.tap(guest.button('basket.cancel'));
  await guest.sees(guest.popup);
  await stop('question');
  await guest.answer('no');
  await guest.goTo(`/shop/${SHOP}/menu/burgers/articles/burger-classic/suggested`);
  await guest.sees(guest.page.getByRole('heading', { level: 1 }));
  await stop('suggestions');
  await guest.goTo('/');
  await guest.sees(guest.page.getByRole('complementary', { name: guest.say('basket.header') }));
  await stop('home-basket');
}

async function pay(guest: Guest, stop: Disposer): Promise<void> {
  const called = calledBy(guest);
  await guest.goToMenu(SHOP, 'DineInPlace');
  await guest.openCategory(called.drinks);
  await guest.addFromMenu(called.drink);
  await guest.goToCheckout();
  await guest.sees(guest.payButton);
  await guest.tap(guest.payButton);
  await guest.sees(guest.text('validation.spotRequired'));
  await stop('checkout-errors');
  await guest.chooseSpot(called.spot);
  await guest.isRidOf(guest.text('validation.spotRequired'));
  await stop('checkout');
  await guest.tap(guest.payButton);
  await guest.provider.isShown();
  await stop('provider');
  await guest.provider.pay('declined');
  await guest.sees(guest.text('error.payment.payment-01'));
  await stop('payment-declined');
  const paymentPage = guest.address;
  await guest.tap(guest.payButton);
  await guest.provider.isShown();
  await guest.goTo(paymentPage);
  await guest.sees(guest.button('payment.continue'));
  await stop('payment-open');
  await guest.tap(guest.button('payment.continue'));
  await guest.provider.pay();
  await guest.followedOrder();
  await stop('order-added');
}

async function follow(guest: Guest, storefront: Storefront, stop: Disposer): Promise<void> {
  const orderId = await order(guest);
  for (const status of ['started', 'finnished', 'done', 'delivered'] as const) {
    await storefront.moveOrder(orderId, status);
    await guest.sees(guest.text(`orderStatus.${status}`));
    await stop(`order-${status}`);
  }
  await guest.goTo(`/order/${orderId}/receipt`);
  await guest.sees(guest.page.getByRole('heading', { level: 1 }));
  await stop('receipt');
  const cancelled = await order(guest);
  await guest.goTo('/orders');
  await guest.sees(guest.heading('orders.delivered'));
  await stop('orders');
  await guest.goTo('/');
  await guest.sees(guest.page.getByRole('heading', { name: guest.texts.pattern('home.runningOrders') }));
  await stop('home-order');
  await guest.goTo(`/order/${cancelled}`);
  await guest.followedOrder();
  await storefront.moveOrder(cancelled, 'rollbacked');
  await guest.sees(guest.text('orderStatus.rollbacked'));
  await stop('order-rollbacked');
}

/** Takes a drink away, and pays for it. */
async function order(guest: Guest): Promise<string> {
  const { drinks, drink } = calledBy(guest);
  await guest.goToMenu(SHOP);
  await guest.openCategory(drinks);
  await guest.addFromMenu(drink);
  await guest.goToCheckout();
  return guest.payAndFollow();
}

async function chooseDiet(guest: Guest, stop: Disposer): Promise<void> {
  const called = calledBy(guest);
  await guest.goToMenu(SHOP);
  await guest.tap(guest.button('filter.open'));
  await guest.page.getByRole('checkbox', { name: guest.say('allergen.peanuts'), exact: true }).check();
  await guest.sees(guest.page.getByText(guest.texts.pattern('filter.found')));
  await stop('diet-choice');
  await guest.tap(guest.button('filter.show'));
  await guest.sees(guest.button('filter.change'));
  await stop('menu-diet');
  await guest.openCategory(called.burgers);
  await guest.openArticle(called.burger);
  await guest.choose(called.extras, called.peanut);
  await guest.sees(guest.text('filter.markContains', { names: guest.say('allergen.peanuts') }));
  await stop('article-diet-conflict');
}

async function readSmallPrint(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/terms-and-conditions');
  await guest.sees(guest.heading('terms.header'));
  await stop('terms');
  await guest.goTo('/accessibility');
  await guest.sees(guest.heading('accessibility.header'));
  await stop('accessibility');
  await guest.goTo('/privacy-policy');
  await guest.sees(guest.page.getByRole('list', { name: guest.say('device.list') }));
  await stop('privacy');
  await guest.tap(guest.button('device.erase'));
  await guest.sees(guest.popup);
  await stop('device-erase');
  await guest.page.keyboard.press('Escape');
}

const WALLS = { signage: { width: 1920, height: 1080 }, 'signage-upright': { width: 1080, height: 1920 } };

async function lookAtWall(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo(`/shop/${SHOP}/digital-signage`);
  await guest.sees(guest.page.getByRole('main').getByRole('listitem'));
  for (const [name, wall] of Object.entries(WALLS)) {
    await guest.page.setViewportSize(wall);
    await stop(name);
  }
}

/** No other part of the tour needs this shop. */
const CLOSED_SHOP = 2;

async function meetClosedShop(guest: Guest, storefront: Storefront, stop: Disposer): Promise<void> {
  await storefront.floor.changeShop(CLOSED_SHOP, { openingHours: [] });
  try {
    await guest.goTo(`/shop/${CLOSED_SHOP}/menu`);
    await guest.sees(guest.page.getByRole('heading', { level: 1 }));
    await guest.page.waitForLoadState('networkidle');
    await stop('closed-shop');
  } finally {
    await storefront.floor.undo();
  }
}

async function seeWhatGoesWrong(guest: Guest, stop: Disposer): Promise<void> {
  guest.faults.expect(/Failed to load resource/);
  await guest.goTo('/no/such/page');
  await guest.sees(guest.heading('notFound.header'));
  await stop('not-found');
  await guest.goTo('/order/AAAAAAAAAAAAAAAAAAAAAA');
  await guest.sees(guest.heading('order.unknownHeader'));
  await stop('order-unknown');
  await guest.goTo(`/shop/${SHOP}/redirect/no-such-dish`);
  await guest.sees(guest.popup);
  await stop('error');
  await guest.goTo(`/shop/${SHOP}/menu`);
  await guest.context.setOffline(true);
  await guest.sees(guest.heading('offline.header'));
  await stop('offline');
  await guest.context.setOffline(false);
  await guest.sees(guest.button('home.resume'));
  await stop('home-resume');
  await guest.getsContentByScript();
  await guest.page.route(/\/api\/shops\?/, (route) => route.abort());
  await guest.goTo('/');
  await guest.sees(guest.page.getByRole('status').filter({ hasText: guest.say('error.unreachable') }));
  await stop('home-failed');
}
