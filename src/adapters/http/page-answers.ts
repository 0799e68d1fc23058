type Fetch = typeof globalThis.fetch;

/** Answers the first reads of a page from what the page brought along; everything else, and all after `close`, fetches. */
export class PageAnswers {
  readonly #fetch: Fetch;
  #bodies: ReadonlyMap<string, string>;

  /** `bodies` are those of the API's answers, by path. */
  constructor(bodies: Readonly<Record<string, string>>, fetch: Fetch) {
    this.#bodies = new Map(Object.entries(bodies));
    this.#fetch = fetch;
  }

  readonly fetch: Fetch = (input, init) => {
    const body = this.#bodyFor(input, init);
    if (body === undefined) return this.#fetch(input, init);
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };

  close(): void {
    this.#bodies = new Map();
  }

  #bodyFor(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
    if (this.#bodies.size === 0) return undefined;
    const isRequest = input instanceof Request;
    const method = init?.method ?? (isRequest ? input.method : 'GET');
    if (method.toUpperCase() !== 'GET') return undefined;
    const { pathname, search } = new URL(isRequest ? input.url : input, 'http://page');
    return this.#bodies.get(pathname + search);
  }
}
