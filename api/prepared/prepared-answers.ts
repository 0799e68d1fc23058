import type { IncomingMessage } from 'node:http';
import type { PublishedVersion } from '@api/catalogue/published-version';
import { languagePreference } from '@api/http/request-language';
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

/** What an answer may depend on, besides its address. */
interface Variant {
  readonly language: string;
  readonly host: string | undefined;
  readonly forwardedHost: unknown;
  readonly accept: string | undefined;
  readonly encodings: unknown;
  readonly destination: unknown;
}

const STORED_MAX = 1_000;
/** Callers with ever new headers fill no memory with large answers. */
const STORED_MAX_BYTES = 64 * 1024 * 1024;
/** They are compared one by one, which is faster than a key of all that an answer may depend on. */
const VARIANTS_MAX = 100;

interface Stored {
  readonly variant: Variant;
  readonly answer: PreparedAnswer;
}

interface Asked {
  readonly variant: Variant;
  readonly version: string;
}

type Published = Pick<PublishedVersion, 'known'>;

/** The prepared answers of the version that is published now. */
export class PreparedAnswers {
  readonly #published: Published;
  readonly #asked = new WeakMap<IncomingMessage, Asked>();
  readonly #byAddress = new Map<string, readonly Stored[]>();
  #version = '';
  #count = 0;
  #bytes = 0;

  constructor(published: Published) {
    this.#published = published;
  }

  find(request: IncomingMessage): PreparedAnswer | undefined {
    const version = this.#published.known();
    if (version === undefined) return undefined;
    if (version !== this.#version) this.#clear(version);
    const variant = variantOf(request);
    for (const stored of this.#storedAt(request.url))
      if (isSame(stored.variant, variant)) return stored.answer;
    this.#asked.set(request, { variant, version });
    return undefined;
  }

  /** Stores the answer of a request that `find` knew none for, unless another version is published since. */
  add(request: IncomingMessage, answer: PreparedAnswer): void {
    const asked = this.#asked.get(request);
    if (asked === undefined || asked.version !== this.#version) return;
    const { url = '' } = request;
    const others = this.#storedAt(url).filter(({ variant }) => !isSame(variant, asked.variant));
    this.#store(url, [...others.slice(1 - VARIANTS_MAX), { variant: asked.variant, answer }]);
    for (const oldest of this.#byAddress.keys()) {
      if (this.#count <= STORED_MAX && this.#bytes <= STORED_MAX_BYTES) break;
      this.#store(oldest, []);
    }
  }

  #storedAt(url = ''): readonly Stored[] {
    return this.#byAddress.get(url) ?? [];
  }

  #store(url: string, stored: readonly Stored[]): void {
    const before = this.#storedAt(url);
    this.#count += stored.length - before.length;
    this.#bytes += bytesOf(stored) - bytesOf(before);
    if (stored.length > 0) this.#byAddress.set(url, stored);
    else this.#byAddress.delete(url);
  }

  #clear(version: string): void {
    this.#byAddress.clear();
    this.#count = 0;
    this.#bytes = 0;
    this.#version = version;
  }
}

const bytesOf = (stored: readonly Stored[]): number =>
  stored.reduce((sum, { answer }) => sum + answer.body.length, 0);

const variantOf = ({ headers }: IncomingMessage): Variant => ({
  language: languagePreference(headers),
  host: headers.host,
  forwardedHost: headers['x-forwarded-host'],
  accept: headers.accept,
  encodings: headers['accept-encoding'],
  destination: headers['sec-fetch-dest'],
});

const isSame = (one: Variant, other: Variant): boolean =>
  one.language === other.language &&
  one.host === other.host &&
  one.forwardedHost === other.forwardedHost &&
  one.accept === other.accept &&
  one.encodings === other.encodings &&
  one.destination === other.destination;
