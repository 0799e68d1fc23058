import type { PageAnswer, PageBody, PageRequest, PageSource, SiteFile } from '@api/http/page-source';
import { paths } from '@/adapters/contract/paths';
import { matchRoute } from '@/domain/navigation/match-route';
import { builtStyle, type BuiltStyle, type ClientBuild } from '@pages/client-build';
import { type DrawnPage, drawPage, type PageDrawerDeps } from '@pages/draw-page';
import { DrawingQueue } from '@pages/drawing-queue';
import { drawSiteMap } from '@pages/draw-site-map';
import { pageDocument } from '@pages/page-document';
import { writeHead } from '@pages/page-head';
import { drawnAddress, isPublicPage } from '@pages/page-kind';
import { prepareBody } from '@pages/prepare-body';
import { robots } from '@pages/site-map';
import { structuredData } from '@pages/structured-data';

const PAGES_STORED = 400;

export interface PreparedPagesDeps extends PageDrawerDeps {
  readonly build: ClientBuild;
  /** Names what the API publishes now; another one after each change and each minute. */
  readonly version: () => Promise<string>;
}

/**
 * The pages of the storefront as prepared bytes. A page that is the same for all visitors of a language is drawn once
 * for each version of what is published; so is a frame. A frame in place of content that could not be had is not
 * stored.
 */
export class PreparedPages implements PageSource {
  readonly #deps: PreparedPagesDeps;
  readonly #queue = new DrawingQueue();
  readonly #stored = new Map<string, Promise<PageAnswer>>();
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
    if (known !== undefined) return known;
    if (this.#queue.isFull) return this.#withoutContent(request);
    const drawn = this.#queue.run(() => this.#prepare(request));
    this.#stored.set(key, drawn);
    const discard = (): boolean => this.#stored.delete(key);
    const isDrawnAgain = (page: PageAnswer): boolean =>
      page.kind === 'page' && !page.isShared && frame === undefined;
    drawn.then((page) => isDrawnAgain(page) && discard(), discard);
    const [oldest] = this.#stored.keys();
    if (this.#stored.size > PAGES_STORED && oldest !== undefined) this.#stored.delete(oldest);
    return drawn;
  }

  async siteMap(origin: string): Promise<SiteFile> {
    return { contentType: 'application/xml; charset=utf-8', text: await drawSiteMap(this.#deps, origin) };
  }

  robots(origin: string): SiteFile {
    return { contentType: 'text/plain; charset=utf-8', text: robots(origin) };
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

  async #prepare(request: PageRequest): Promise<PageAnswer> {
    const drawn = await drawPage(this.#deps, request);
    if (drawn.kind === 'redirect') return drawn;
    const design = await this.#design();
    const files = this.#deps.build.filesOf(drawn.route?.name, drawn.language, drawn.state !== undefined);
    return {
      kind: 'page',
      status: drawn.status,
      body: await prepareBody(this.#documentOf(drawn, request, { files, design })),
      styleHashes: [...files.styles, ...(design === undefined ? [] : [design])].map(({ hash }) => hash),
      isShared: drawn.state !== undefined,
    };
  }

  #documentOf(
    drawn: DrawnPage & { readonly kind: 'page' },
    { origin, shell, settings }: PageRequest,
    { files, design }: Pick<Parameters<typeof pageDocument>[1], 'files' | 'design'>,
  ): string {
    const { services, route, language, markup, bodyClasses, state } = drawn;
    const texts = this.#deps.textsOf(settings.chainName);
    const headed = services && { services, route, language, origin };
    const head = headed && writeHead(headed, texts);
    return pageDocument(shell(), {
      ...{ language, markup, bodyClasses, state, files, design },
      title: head?.title ?? texts.text(language, 'product.name'),
      description: head?.description ?? texts.text(language, 'description.home'),
      head: head?.elements ?? [],
      noScript: texts.text(language, 'shell.noScript'),
      structuredData: headed === undefined ? [] : structuredData(headed),
    });
  }

  /** The shops' style sheet; the link of the built page loads it where it cannot be had. */
  async #design(): Promise<BuiltStyle | undefined> {
    const { fetch, baseUrl } = this.#deps;
    const answer = await fetch(new URL(paths.design, baseUrl)).catch(() => undefined);
    const text = answer?.ok === true ? await answer.text() : undefined;
    return text === undefined || text.includes('</') ? undefined : builtStyle(paths.design, text);
  }
}

/** All addresses of a route whose pages come without content have one page. Undefined for a page with content. */
function frameOf(address: string): string | undefined {
  const route = matchRoute(address);
  return route === undefined || isPublicPage(route) ? undefined : `frame ${route.name}`;
}
