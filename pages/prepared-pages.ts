import type { PageAnswer, PageBody, PageRequest, PageSource, SiteFile } from '@api/http/page-source';
import type { Language } from '@/domain/shared/language';
import { matchRoute } from '@/domain/navigation/match-route';
import { DrawingQueue } from '@pages/drawing-queue';
import type { PageDrawer } from '@pages/page-drawer';
import { drawnAddress, isPublicPage } from '@pages/page-kind';
import { prepareBody } from '@pages/prepare-body';
import { robots } from '@pages/site-map';

const PAGES_STORED = 400;

export interface PreparedPagesDeps {
  readonly drawer: PageDrawer;
  /** Names what the API publishes now; another one after each change and each minute. */
  readonly version: () => Promise<string>;
}

/**
 * The pages of the storefront as prepared bytes. A page that is the same for all visitors of a language is drawn once
 * for each version of what is published; so is a frame. A frame in place of content that could not be had is not
 * stored. Where a page cannot be drawn, visitors get the built one, whose content the script loads.
 */
export class PreparedPages implements PageSource {
  readonly #deps: PreparedPagesDeps;
  readonly #queue = new DrawingQueue();
  readonly #stored = new Map<string, Promise<PageAnswer | undefined>>();
  #siteMap: { readonly origin: string; readonly text: string } | undefined;
  #empty: { readonly text: string; readonly body: Promise<PageBody> } | undefined;

  constructor(deps: PreparedPagesDeps) {
    this.#deps = deps;
  }

  async page(request: PageRequest): Promise<PageAnswer> {
    const { address, language, origin } = request;
    const frame = frameOf(address);
    const content = frame ?? drawnAddress(address);
    const key = [await this.#deps.version(), origin, language, content].join(' ');
    const known = this.#stored.get(key);
    if (known === undefined && this.#queue.isFull) return this.#withoutContent(request);
    const page = await (known ?? this.#draw(key, request, frame !== undefined));
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

  #draw(key: string, request: PageRequest, isFrame: boolean): Promise<PageAnswer | undefined> {
    const { address, language, languages, origin, settings, shell } = request;
    const drawn = this.#queue.run(() =>
      this.#deps.drawer.page({ address, language, languages, origin, settings, shell: shell() }),
    );
    this.#stored.set(key, drawn);
    const discard = (): boolean => this.#stored.delete(key);
    const isDrawnAgain = (page: PageAnswer | undefined): boolean =>
      page === undefined || (page.kind === 'page' && !page.isShared && !isFrame);
    drawn.then((page) => isDrawnAgain(page) && discard(), discard);
    const [oldest] = this.#stored.keys();
    if (this.#stored.size > PAGES_STORED && oldest !== undefined) this.#stored.delete(oldest);
    return drawn;
  }

  /** The built page, whose content the script loads. */
  async #withoutContent({ shell }: PageRequest): Promise<PageAnswer> {
    const text = shell();
    const known = this.#empty?.text === text ? this.#empty.body : prepareBody(text);
    this.#empty = { text, body: known };
    return {
      ...{ kind: 'page', status: 200, body: await known },
      ...{ styleHashes: [], isShared: false },
    };
  }
}

/** All addresses of a route whose pages come without content have one page. Undefined for a page with content. */
function frameOf(address: string): string | undefined {
  const route = matchRoute(address);
  return route === undefined || isPublicPage(route) ? undefined : `frame ${route.name}`;
}
