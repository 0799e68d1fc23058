import type { PageAnswer, PageBody, PageRequest, PageSource, SiteFile } from '@api/http/page-source';
import { clientNetworks } from '@api/http/client-network';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { RecentMap } from '@api/limits/recent-map';
import { buildPath } from '@/domain/navigation/build-path';
import { closedShopOf } from '@/domain/navigation/closed-shop';
import { homeListOf } from '@/domain/navigation/home-list';
import { matchRoute } from '@/domain/navigation/match-route';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Clock } from '@/domain/ports/clock';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';
import { drawnPlace, type DrawnPlace } from '@pages/drawn-place';
import { DrawingQueue, drawnSoon, type QueuedDrawing } from '@pages/drawing-queue';
import type { PageDrawer } from '@pages/page-drawer';
import { isPublicPage } from '@pages/page-kind';
import { prepareBody } from '@pages/prepare-body';
import type { ShopPlaces } from '@pages/page-drawer';
import { robots } from '@pages/site-map';

const PAGES_STORED = 400;

/**
 * Pages that one network makes the server draw: who reads a menu finds most of them drawn. Source: docs/security.md,
 * Rate limits.
 */
const DRAWINGS_BY_NETWORK = { max: 240, windowMs: 60_000 };

export interface PreparedPagesDeps {
  readonly drawer: PageDrawer;
  readonly clock: Clock;
  /** Names what the API publishes now; another one after each change and each minute. */
  readonly version: () => Promise<string>;
}

type PageRedirect = Extract<PageAnswer, { readonly kind: 'redirect' }>;

type Drawing<Value> = QueuedDrawing<Value | undefined>;

/**
 * The pages of the storefront as prepared bytes. A page that is the same for all visitors of a language is drawn once
 * for each version of what is published; so is a frame, and the page of everything that a menu does not have. A frame
 * in place of content that could not be had is not stored. Where a page cannot be drawn, or not soon, visitors get the
 * built one, whose content the script loads.
 */
export class PreparedPages implements PageSource {
  readonly #deps: PreparedPagesDeps;
  readonly #queue = new DrawingQueue();
  readonly #limiter: MemoryLimiter;
  readonly #stored = new RecentMap<Drawing<PageAnswer>>(PAGES_STORED);
  readonly #places = new RecentMap<Drawing<ShopPlaces>>(PAGES_STORED);
  #siteMap: { readonly origin: string; readonly text: string } | undefined;
  #empty: { readonly text: string; readonly body: Promise<PageBody> } | undefined;

  constructor(deps: PreparedPagesDeps) {
    this.#deps = deps;
    this.#limiter = new MemoryLimiter(deps.clock, [DRAWINGS_BY_NETWORK]);
  }

  async page(request: PageRequest): Promise<PageAnswer> {
    const version = await this.#deps.version();
    const place = await this.#placeOf(request, version);
    if (place?.kind === 'redirect') return place;
    const page = place && (await this.#pageAt(place, request, version));
    return page ?? this.#withoutContent(request);
  }

  /** The last one while it cannot be drawn. */
  async siteMap(origin: string, languages: readonly Language[]): Promise<SiteFile | undefined> {
    const text = await this.#deps.drawer.siteMap(origin, languages);
    if (text !== undefined) this.#siteMap = { origin, text };
    const last = this.#siteMap;
    if (last?.origin !== origin) return undefined;
    return { contentType: 'application/xml; charset=utf-8', text: last.text };
  }

  robots(origin: string): SiteFile {
    return { contentType: 'text/plain; charset=utf-8', text: robots(origin) };
  }

  /** What is drawn for an address; undefined where that is not known soon. */
  async #placeOf(
    { address, visitor }: PageRequest,
    version: string,
  ): Promise<DrawnPlace | PageRedirect | undefined> {
    const route = matchRoute(address);
    const closed = closedShopOf(route);
    // The page of a shop has one address.
    if (closed !== undefined) return { kind: 'redirect', to: buildPath.menuPage(closed) };
    const frame = frameOf(route);
    if (frame !== undefined) return { kind: 'place', name: frame, address, isFrame: true };
    const shopId = route?.params.shopId;
    if (route === undefined || shopId === undefined) return drawnPlace(address, route, undefined);
    const known = this.#places.get(placesKey(version, shopId)) ?? this.#ask(version, shopId, visitor);
    if (known === undefined) return undefined;
    // Places that cannot be asked for are drawn as they are: the page says what is wrong.
    const places = await drawnSoon(
      { ...known, drawn: known.drawn.then((value) => ({ value })) },
      this.#deps.clock,
    );
    return places && drawnPlace(address, route, places.value);
  }

  #ask(version: string, shopId: ShopId, visitor: string): Drawing<ShopPlaces> | undefined {
    const key = placesKey(version, shopId);
    return this.#begin(this.#places, key, visitor, {
      draw: () => this.#deps.drawer.places(shopId),
      isStored: (places) => places !== undefined,
    });
  }

  async #pageAt(place: DrawnPlace, request: PageRequest, version: string): Promise<PageAnswer | undefined> {
    const { language, languages, origin, settings, shell, visitor } = request;
    const key = [version, origin, language, place.name].join(' ');
    const { address } = place;
    const drawing =
      this.#stored.get(key) ??
      this.#begin(this.#stored, key, visitor, {
        draw: () =>
          this.#deps.drawer.page({ address, language, languages, origin, settings, shell: shell() }),
        isStored: (page) =>
          page !== undefined &&
          !isSearched(address) &&
          (page.kind === 'redirect' || page.isShared || place.isFrame),
      });
    if (drawing === undefined) return undefined;
    // Used again: what nobody asks for is forgotten first.
    if (this.#stored.get(key) === drawing) this.#stored.set(key, drawing);
    return drawnSoon(drawing, this.#deps.clock);
  }

  /** Undefined where the network has had its share, or too many wait. */
  #begin<Value>(
    stored: RecentMap<Drawing<Value>>,
    key: string,
    visitor: string,
    { draw, isStored }: Drawer<Value>,
  ): Drawing<Value> | undefined {
    if (this.#queue.isFull || this.#limiter.use(clientNetworks(visitor)) > 0) return undefined;
    const drawing = this.#queue.add(draw);
    stored.set(key, drawing);
    const discard = (): void => {
      if (stored.get(key) === drawing) stored.delete(key);
    };
    drawing.drawn.then((value) => {
      if (!isStored(value)) discard();
    }, discard);
    return drawing;
  }

  /** The built page, whose content the script loads. */
  async #withoutContent({ shell }: PageRequest): Promise<PageAnswer> {
    const text = shell();
    const known = this.#empty?.text === text ? this.#empty.body : prepareBody(text);
    this.#empty = { text, body: known };
    return {
      ...{ kind: 'page', status: 200, body: await known },
      ...{ styleHashes: [], scriptHashes: [], isShared: false },
    };
  }
}

interface Drawer<Value> {
  readonly draw: () => Promise<Value | undefined>;
  readonly isStored: (value: Value | undefined) => boolean;
}

/** What others searched for is not worth the place of a page. */
const isSearched = (address: string): boolean => homeListOf(matchRoute(address)).search !== '';

const placesKey = (version: string, shopId: ShopId): string => `${version} ${shopId}`;

/** All addresses of a route whose pages come without content have one page. Undefined for a page with content. */
function frameOf(route: MatchedRoute | undefined): string | undefined {
  if (route === undefined) return undefined;
  if (route.hasInvalidShop) return 'frame without shop';
  return isPublicPage(route) ? undefined : `frame ${route.name}`;
}
