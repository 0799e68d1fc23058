import { paths } from '@/adapters/contract/paths';

type Fetch = typeof globalThis.fetch;

/** The page has a guest's. A member's are asked for as soon as the member is known. */
const ANSWERED_ONCE: readonly string[] = [paths.campaigns];

/**
 * Answers the first reads of a page from what the page brought along; everything else, and all after `close` or once
 * another language is chosen, fetches.
 */
export class PageAnswers {
  readonly #fetch: Fetch;
  readonly #nextTask: () => Promise<void>;
  #bodies: Map<string, string>;

  /**
   * `bodies` are those of the API's answers, by path. Each is read in a task of its own, as one that is fetched, and
   * has an `age`, as what comes from a cache.
   */
  constructor(bodies: Readonly<Record<string, string>>, fetch: Fetch, nextTask: () => Promise<void>) {
    this.#bodies = new Map(Object.entries(bodies));
    this.#fetch = fetch;
    this.#nextTask = nextTask;
  }

  readonly fetch: Fetch = (input, init) => {
    const body = this.#bodyFor(input, init);
    if (body === undefined) return this.#fetch(input, init);
    const answer = () => new Response(body, { headers: { 'content-type': 'application/json', age: '0' } });
    return this.#nextTask().then(answer);
  };

  close(): void {
    this.#bodies = new Map();
  }

  #bodyFor(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
    if (this.#bodies.size === 0) return undefined;
    const isRequest = input instanceof Request;
    const { pathname, search } = new URL(isRequest ? input.url : input, 'http://page');
    if (pathname === paths.changeCulture) this.close();
    const method = init?.method ?? (isRequest ? input.method : 'GET');
    if (method.toUpperCase() !== 'GET') return undefined;
    const body = this.#bodies.get(pathname + search);
    if (ANSWERED_ONCE.includes(pathname)) this.#bodies.delete(pathname + search);
    return body;
  }
}
