import type { IncomingMessage } from 'node:http';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import type { PublishedVersion } from '@api/catalogue/published-version';
import { cultureOf } from '@api/http/culture-cookie';
import type { RateLimitName } from '@api/http/rate-limits';

/** An answer as it is sent again to everyone who asks the same. */
export interface PreparedAnswer {
  /** The route that made it, under which each sending is measured. */
  readonly route: string | undefined;
  /** The rate limit under which each sending counts. */
  readonly limit: RateLimitName | undefined;
  /** Names and values in turn, without what is new for each request. */
  readonly head: readonly string[];
  readonly body: Buffer;
}

/** What an answer may depend on, besides its address and the language of the cookie. */
const VARYING = ['host', 'x-forwarded-host', 'accept', 'accept-encoding', 'sec-fetch-dest'] as const;

const STORED_MAX = 1_000;
/** Callers with ever new headers fill no memory with large answers. */
const STORED_MAX_BYTES = 64 * 1024 * 1024;

interface Asked {
  readonly key: string;
  readonly version: string;
}

type Published = Pick<PublishedVersion, 'known'>;

/** The prepared answers of the version that is published now. */
export class PreparedAnswers {
  readonly #published: Published;
  readonly #asked = new WeakMap<IncomingMessage, Asked>();
  readonly #answers = new Map<string, PreparedAnswer>();
  #version = '';
  #bytes = 0;

  constructor(published: Published) {
    this.#published = published;
  }

  find(request: IncomingMessage): PreparedAnswer | undefined {
    const version = this.#published.known();
    if (version === undefined) return undefined;
    if (version !== this.#version) this.#clear(version);
    const key = keyOf(request);
    const known = this.#answers.get(key);
    if (known === undefined) this.#asked.set(request, { key, version });
    return known;
  }

  /** Stores the answer of a request that `find` knew none for, unless another version is published since. */
  add(request: IncomingMessage, answer: PreparedAnswer): void {
    const asked = this.#asked.get(request);
    if (asked === undefined || asked.version !== this.#version) return;
    this.#remove(asked.key);
    this.#answers.set(asked.key, answer);
    this.#bytes += answer.body.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= STORED_MAX && this.#bytes <= STORED_MAX_BYTES) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#answers.get(key)?.body.length ?? 0;
    this.#answers.delete(key);
  }

  #clear(version: string): void {
    this.#answers.clear();
    this.#bytes = 0;
    this.#version = version;
  }
}

function keyOf({ url, headers }: IncomingMessage): string {
  let key = `${url}\n${cultureOf(headers.cookie) ?? DEFAULT_LANGUAGE}`;
  for (const name of VARYING) key += `\n${headers[name] ?? ''}`;
  return key;
}
