import type { SendForm } from '@cli/terminal/terminal';
import type { ShopId } from '@/domain/shop/shop';

/** A storefront's server for the command line. */
export interface Site {
  /** Unique among sites. */
  readonly name: string;
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Undefined if the site's pages need a browser. */
  readonly sendForm: SendForm | undefined;
  /** Whether the stored chain is of another version of the program, so that a new one was created. */
  readonly isChainReplaced: boolean;
  /** The time zone of a shop; undefined if there is none, or if it takes a request to find out. */
  timeZoneOf(shopId: ShopId): Promise<string | undefined>;
  /** Runs background work that is due, since none runs between commands. */
  catchUp(): Promise<void>;
  /** Saves the state of an in-process site. */
  save(): Promise<void>;
  close(): Promise<void>;
}

/** A remote site. */
export const siteAt = (origin: string): Site => ({
  name: origin,
  origin,
  fetch: (...request) => globalThis.fetch(...request),
  sendForm: undefined,
  isChainReplaced: false,
  timeZoneOf: () => Promise.resolve(undefined),
  catchUp: () => Promise.resolve(),
  save: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
