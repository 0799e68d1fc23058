import type { Services } from '@/domain/ports/deps';

import { asksForConsent } from '@api/http/page-settings';
import type { PageRequest } from '@api/http/page-source';
import type { PageBasketState } from '@/adapters/contract/page-basket-state';
import type { PageState } from '@/adapters/contract/page-state';
import { AppStore } from '@/application/app/app-store';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { composeServerPage } from '@/adapters/wiring/compose-server';
import { FollowServingHours } from '@/application/app/follow-serving-hours';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadScreen } from '@/application/navigation/load-screen';
import { Navigate, type NavigateOutcome } from '@/application/navigation/navigate';
import { NoticeStore } from '@/application/notices/notice-store';
import { loaded, loadedValue } from '@/application/shared/loadable';
import { LoadSettings } from '@/application/settings/load-settings';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { ShopStore } from '@/application/shops/shop-store';
import { findArticle } from '@/domain/menu/find-article';
import { placeAtPath } from '@/domain/menu/place-at-path';
import { closedShopOf, closedShopPath } from '@/domain/navigation/closed-shop';
import { homeListOf, homeListPath, withoutHomeList } from '@/domain/navigation/home-list';
import { matchRoute } from '@/domain/navigation/match-route';
import { splitPath } from '@/domain/navigation/path-text';
import { withBasketQueryOf, withoutBasketQuery } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';
import { isGone } from '@/domain/shared/remote-failure';
import { renderPage } from '@/ui/app/render-page';
import { inOneLanguage } from '@pages/in-one-language';
import { carryQuery } from '@pages/carry-query';
import { drawnAddress, isPublicPage, showsSpotOf } from '@pages/page-kind';
import { pageTexts } from '@pages/page-texts';
import { RecordedAnswers } from '@pages/recorded-answers';
import type { SeenMenus } from '@pages/seen-menus';

type DrawnRequest = Pick<PageRequest, 'address' | 'language' | 'origin' | 'settings'>;

export type DrawnPage =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 410;
      readonly language: Language;
      /** The content of `#root`. */
      readonly markup: string;
      readonly bodyClasses: readonly string[];
      /** The stores of the page, for its head; undefined for a frame. */
      readonly services: Services | undefined;
      readonly route: MatchedRoute | undefined;
      /** Undefined for a page without a menu to order from. */
      readonly basket: PageBasketState | undefined;
      /** Undefined for a frame, which the browser fills by itself. */
      readonly state: PageState | undefined;
    };

export interface PageDrawerDeps {
  /** The origin of the API. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** The texts with the name of the chain. */
  readonly textsOf: (chainName: string | undefined) => Texts;
  readonly menus: SeenMenus;
}

/**
 * Draws the page of an address: with its content where that is the same for every visitor and can be had, else the
 * frame. Where the visitor has to read a message, the frame leaves it to the browser.
 */
export async function drawPage(deps: PageDrawerDeps, request: DrawnRequest): Promise<DrawnPage> {
  const page = await openPage(deps, request);
  const route = matchRoute(request.address);
  // A number that is none is reported by the browser, with a word for the visitor (NAV-12).
  const isFrame = route !== undefined && (route.hasInvalidShop || !isPublicPage(route));
  if (isFrame) return drawFrame(page, request);
  const address = drawnAddress(request.address);
  // Whether the order type of a table's code is switched off.
  if (route?.name === 'shopToOrderTypeRedirect') await page.services.get(LoadSettings).load();
  const outcome = await arrive(page, address);
  const hasMessage = hasNotice(page.services.get(NoticeStore));
  if (page.answers.hasFailed || hasMessage || outcome.kind === 'superseded') return drawFrame(page, request);
  if (outcome.kind === 'redirected') {
    // Nobody operates a wall screen: it returns to its board by itself, by the program.
    if (route?.name === 'digitalSignage') return drawFrame(page, request);
    const { failure } = page.services.get(ShopStore);
    if (failure !== undefined && isGone(failure)) {
      await page.services.get(Navigate).navigate('/');
      return drawScreen(page, '/', 410);
    }
    if (closedShopOf(matchRoute(outcome.to)) !== undefined) {
      await page.services.get(Navigate).navigate(outcome.to);
      return drawClosedShop(page, outcome.to, route);
    }
    // Its rules have put the values into the basket of this page; the browser's is to get them where this leads.
    const isWithoutValues = route?.name === 'articleRedirect';
    return { kind: 'redirect', to: isWithoutValues ? withBasketQueryOf(outcome.to, address) : outcome.to };
  }
  return drawScreen(page, address, outcome.kind === 'notFound' ? 404 : 200);
}

/** Values for the basket are removed from the address, and are in the basket of this page by then. */
async function arrive({ services }: OpenPage, address: string): Promise<NavigateOutcome> {
  const navigate = services.get(Navigate);
  const outcome = await navigate.navigate(address);
  const isSamePage = outcome.kind === 'redirected' && outcome.to === withoutBasketQuery(address);
  return isSamePage ? navigate.navigate(outcome.to) : outcome;
}

/** The list of a shop's delivery spots. */
const SPOTS = /\/delivery-spots$/;

const hasNotice = ({ error, toasts, question }: NoticeStore): boolean =>
  error.visible || toasts.length > 0 || question !== undefined;

interface OpenPage {
  readonly services: Services;
  readonly answers: RecordedAnswers;
  readonly document: RecordingPageDocument;
  readonly language: Language;
  readonly deps: PageDrawerDeps;
}

async function openPage(
  deps: PageDrawerDeps,
  { address, language, origin, settings }: DrawnRequest,
): Promise<OpenPage> {
  // Only the page that asks for a spot is nothing without them.
  const needsSpots = matchRoute(address)?.name === 'shopPage';
  const answers = new RecordedAnswers(deps.fetch, (path) => needsSpots || !SPOTS.test(path));
  const document = new RecordingPageDocument({ origin });
  const services = await composeServerPage({
    ...{ baseUrl: deps.baseUrl, clock: deps.clock, randomness: deps.randomness },
    ...{ fetch: answers.fetch, language, document, reporter: new RecordingFailureReporter() },
    texts: deps.textsOf(settings.chainName),
    contactEmail: settings.contactEmail,
    countsVisits: asksForConsent(settings),
    isOfSpot: showsSpotOf(address),
  });
  return { services, answers, document, language, deps };
}

async function drawScreen(page: OpenPage, address: string, status: 200 | 404 | 410): Promise<DrawnPage> {
  const { services, answers, document, language } = page;
  const closed = closedShopOf(matchRoute(address));
  const path = closed === undefined ? drawnPath(address) : closedShopPath(closed);
  const route = matchRoute(path);
  rememberMenu(page, closed);
  if (route !== undefined) await services.get(LoadScreen).load(route, services.get(AppStore).isOfSpot);
  const isWithoutMenu = services.get(MenuStore).menu.kind === 'failed';
  if (answers.hasFailed || isWithoutMenu) return drawFrame(page, { address: path });
  showKnownSpot(page);
  services.get(FollowServingHours).mark();
  const menu = loadedValue(services.get(MenuStore).menu);
  if (menu !== undefined) page.deps.menus.add(menu);
  const bodies = [...answers.bodies].map(([key, body]) => [key, inOneLanguage(body, language)] as const);
  return {
    ...{ kind: 'page', language, services, route },
    status: status === 200 && isMissing(services, route) ? 404 : status,
    markup: carryQuery(
      await renderPage(services, path, 'screen'),
      closed === undefined ? withoutHomeList(address) : '/',
    ),
    bodyClasses: [...document.bodyClasses],
    basket: closed === undefined && route?.flags.showCart ? await pageBasket(services, language) : undefined,
    state: {
      ...{ path, language, isOfSpot: services.get(AppStore).isOfSpot },
      drawnAt: services.get(AppStore).drawnAt ?? page.deps.clock.now(),
      ...(menu !== undefined && { menuLoadedAt: menu.loadedAt }),
      answers: Object.fromEntries(bodies),
    },
  };
}

/** Home is drawn with the part of the list that its address names. */
function drawnPath(address: string): string {
  const route = matchRoute(address);
  return route?.name === 'home' ? homeListPath(homeListOf(route)) : splitPath(address).path;
}

/** Where a menu can be ordered from. */
async function pageBasket(services: Services, language: Language): Promise<PageBasketState | undefined> {
  const { shop } = services.get(ShopStore);
  const menu = services.get(MenuStore).current;
  if (shop === undefined || menu?.shopId !== shop.id) return undefined;
  const { currency } = menu;
  const { orderType, spotId } = services.get(BasketStore).basket;
  const texts = await pageTexts(language);
  return { language, shop: { shopId: shop.id, shopName: shop.name }, orderType, spotId, currency, texts };
}

/** The page of a shop that takes no orders now stands at each address of the shop that has content (DEC-157). */
async function drawClosedShop(
  page: OpenPage,
  address: string,
  asked: MatchedRoute | undefined,
): Promise<DrawnPage> {
  const drawn = await drawScreen(page, address, 200);
  const isWrong = drawn.kind === 'page' && drawn.status === 200 && isMissing(page.services, asked);
  return isWrong ? { ...drawn, status: 404 } : drawn;
}

/** A spot whose list was not there in time is shown by the browser. */
function showKnownSpot({ services, deps }: OpenPage): void {
  const { shop } = services.get(ShopStore);
  const isKnown = services.get(DeliverySpotStore).of(shop?.id) !== undefined;
  const app = services.get(AppStore);
  if (!isKnown) app.beginPublicPage(app.drawnAt ?? deps.clock.now(), false);
}

/** An unchanged menu then keeps the time at which it was loaded. */
function rememberMenu({ services, deps, language }: OpenPage, closed: ShopId | undefined): void {
  const shopId = services.get(ShopStore).shop?.id ?? closed;
  const seen = shopId && deps.menus.of(shopId, language);
  if (seen !== undefined) services.get(MenuStore).setMenu(seen.menu.shopId, loaded(seen));
}

/** The frame with a progress message: as a browser shows it while it loads. */
async function drawFrame(page: OpenPage, { address }: Pick<PageRequest, 'address'>): Promise<DrawnPage> {
  const { services, document, language } = page;
  return {
    ...{ kind: 'page', status: 200, language, services: undefined, route: matchRoute(address) },
    markup: await renderPage(services, address, 'frame'),
    bodyClasses: [...document.bodyClasses],
    basket: undefined,
    state: undefined,
  };
}

/** Whether the shop's menu has no such category or dish. */
function isMissing(services: Services, route: MatchedRoute | undefined): boolean {
  const menu = services.get(MenuStore).current;
  if (route === undefined || menu === undefined) return false;
  const { articleId, path = [] } = route.params;
  if (route.name === 'menuPage') return placeAtPath(menu, path) === undefined;
  const isFound = articleId !== undefined && findArticle(menu, articleId) !== undefined;
  return 'articleId' in route.params && !isFound;
}
