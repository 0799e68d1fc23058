type Fetch = typeof globalThis.fetch;

/** Keeps the cookies of one site for a program that is no browser. Paths, domains and expiry dates are not its business. */
export class CookieJar {
  readonly #cookies: Map<string, string>;
  readonly #fetch: Fetch;

  constructor(fetch: Fetch, cookies: Iterable<readonly [name: string, value: string]> = []) {
    this.#fetch = fetch;
    this.#cookies = new Map(cookies);
  }

  get cookies(): readonly (readonly [name: string, value: string])[] {
    return [...this.#cookies];
  }

  /** What `document.cookie` would say. */
  text(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Fetches with the cookies that there are, says from which site as a browser does, and keeps those that come. */
  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', new URL(request.url).origin);
    if (this.#cookies.size > 0) request.headers.set('cookie', this.text());
    const response = await this.#fetch(request);
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  };

  #keep(cookie: string): void {
    const match = /^([^=;\s]+)=([^;]*)(.*)$/s.exec(cookie);
    if (match === null) return;
    const [, name = '', value = '', attributes = ''] = match;
    if (/;\s*max-age=(0|-\d+)\s*(;|$)/i.test(attributes) || value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
