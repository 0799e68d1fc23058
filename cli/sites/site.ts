import type { SendForm } from '@cli/terminal/terminal';
import type { ShopId } from '@/domain/shop/shop';

/** The storefront's server as the command line reaches it. */
export interface Site {
  /** Tells it from every other one. */
  readonly name: string;
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Undefined where pages are for a person with a browser. */
  readonly sendForm: SendForm | undefined;
  /** Whether another version of the program kept what is here, so that this one began anew. */
  readonly isForeignChain: boolean;
  /** The zone of a shop's clock; undefined where there is no such shop, or no telling without asking. */
  timeZoneOf(shopId: ShopId): Promise<string | undefined>;
  /** Lets happen there what would have happened by now, where nothing does while no command runs. */
  catchUp(): Promise<void>;
  /** Keeps what has happened there, where that is this process's to keep. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** One somewhere else. */
export const siteAt = (origin: string): Site => ({
  name: origin,
  origin,
  fetch: (...request) => globalThis.fetch(...request),
  sendForm: undefined,
  isForeignChain: false,
  timeZoneOf: () => Promise.resolve(undefined),
  catchUp: () => Promise.resolve(),
  keep: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
