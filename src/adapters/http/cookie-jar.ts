type Fetch = typeof globalThis.fetch;

/** The cookies of one site, for a program without a browser. Ignores paths, domains and expiry dates. */
export class Cookies {
  readonly #all: Map<string, string>;

  constructor(cookies: Iterable<readonly [name: string, value: string]> = []) {
    this.#all = new Map(cookies);
  }

  get all(): readonly (readonly [name: string, value: string])[] {
    return [...this.#all];
  }

  /** As `document.cookie`. */
  text(): string {
    return [...this.#all].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Applies a `Set-Cookie` header. */
  store(header: string): void {
    const match = /^([^=;\s]+)=([^;]*)(.*)$/s.exec(header);
    if (match === null) return;
    const [, name = '', value = '', attributes = ''] = match;
    if (/;\s*max-age=(0|-\d+)\s*(;|$)/i.test(attributes) || value === '') this.#all.delete(name);
    else this.#all.set(name, value);
  }
}

/** A `fetch` that sends the stored cookies and stores received ones. */
export class CookieJar {
  readonly #cookies: Cookies;
  readonly #fetch: Fetch;

  constructor(fetch: Fetch, cookies: Iterable<readonly [name: string, value: string]> = []) {
    this.#fetch = fetch;
    this.#cookies = new Cookies(cookies);
  }

  get cookies(): readonly (readonly [name: string, value: string])[] {
    return this.#cookies.all;
  }

  text(): string {
    return this.#cookies.text();
  }

  /** Sets the origin headers as a browser does. */
  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('origin', new URL(request.url).origin);
    const cookies = this.#cookies.text();
    if (cookies !== '') request.headers.set('cookie', cookies);
    const response = await this.#fetch(request);
    for (const header of response.headers.getSetCookie()) this.#cookies.store(header);
    return response;
  };
}
