import type { Language } from '@/domain/shared/language';
import type { ApiServer } from '@api/http/api-server';
import type { PageSettings } from '@api/http/page-settings';

/** What the pages of the storefront are drawn from. */
export interface PageServices {
  readonly app: ApiServer;
  /** Names what the API publishes now; another one after each change and each minute. */
  readonly version: () => Promise<string>;
}

export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  readonly language: Language;
  /** The address of the visitor's network: drawings are limited by it. */
  readonly visitor: string;
  /** Those of the chain, its first one first; none where it names none. */
  readonly languages: readonly Language[];
  /** Where visitors reach the site. */
  readonly origin: string;
  /** The page without content, which the drawn one is written into. */
  readonly shell: () => string;
  readonly settings: Pick<PageSettings, 'chainName' | 'contactEmail' | 'telemetryAddress' | 'measuresPages'>;
}

/** A page in the forms in which it is sent. */
export interface PageBody {
  readonly etag: string;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

export type PageAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly body: PageBody;
      /** The source expressions of its inline styles, for the content security policy. */
      readonly styleHashes: readonly string[];
      /** Those of its inline scripts. */
      readonly scriptHashes: readonly string[];
      /** Whether it is the same for all visitors of the language. */
      readonly isShared: boolean;
    };

/** A text file of the site, such as its map. */
export interface SiteFile {
  readonly contentType: string;
  readonly text: string;
}

/** Draws the pages of the storefront. The start-up passes it, since the API knows no view. */
export interface PageSource {
  page(request: PageRequest): Promise<PageAnswer>;
  /** Undefined if it cannot be drawn now, and was not before. */
  siteMap(origin: string, languages: readonly Language[]): Promise<SiteFile | undefined>;
  robots(origin: string): SiteFile;
}
