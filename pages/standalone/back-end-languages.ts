import * as z from 'zod/mini';

import { languagesDto } from '@/adapters/contract/culture';
import { paths } from '@/adapters/contract/paths';
import type { Clock } from '@/domain/ports/clock';
import { type Instant, instant } from '@/domain/shared/instant';

interface BackEndLanguagesDeps {
  /** The origin of the back end. */
  readonly api: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
}

const FRESH_MS = 60_000;
/** After a failure. */
const RETRY_MS = 5_000;
/** Longer, a page does not wait for them. */
const PATIENCE_MS = 2_000;

/**
 * The languages of a back end, asked for once a minute. While it does not answer, the last ones hold; none before the
 * first answer, and where it lists none (404).
 */
export class BackEndLanguages {
  readonly #deps: BackEndLanguagesDeps;
  #last: readonly string[] = [];
  #validUntil: Instant | undefined;
  #reading: Promise<void> | undefined;

  constructor(deps: BackEndLanguagesDeps) {
    this.#deps = deps;
  }

  async current(): Promise<readonly string[]> {
    const { clock } = this.#deps;
    const isFresh = this.#validUntil !== undefined && clock.now() < this.#validUntil;
    if (isFresh) return this.#last;
    const isFirst = this.#validUntil === undefined;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    if (isFirst) await this.#reading;
    return this.#last;
  }

  async #read(): Promise<void> {
    const { api, clock, fetch } = this.#deps;
    const limit = new AbortController();
    const stop = clock.after(PATIENCE_MS, () => limit.abort());
    const read = await fetch(new URL(paths.languages, api), { signal: limit.signal })
      .then(async (answer) => (answer.status === 404 ? [] : languagesOf(answer)))
      .catch(() => undefined);
    stop();
    if (read !== undefined) this.#last = read;
    this.#validUntil = instant(clock.now() + (read === undefined ? RETRY_MS : FRESH_MS));
  }
}

async function languagesOf(answer: Response): Promise<readonly string[] | undefined> {
  const parsed = answer.ok ? z.safeParse(languagesDto, await answer.json()) : undefined;
  return parsed?.success === true ? parsed.data : undefined;
}
