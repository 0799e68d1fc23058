import type { SendForm } from '@/adapters/cli/terminal/terminal';

/** The storefront's server as the command line reaches it. */
export interface Site {
  /** Tells it from every other one. */
  readonly name: string;
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Undefined where pages are for a person with a browser. */
  readonly sendForm: SendForm | undefined;
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
  keep: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
