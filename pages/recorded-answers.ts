type Fetch = typeof globalThis.fetch;

/** Reads the API for one page and records what it answered. */
export class RecordedAnswers {
  /** The bodies of successful answers, by path. */
  readonly bodies = new Map<string, string>();
  /** Whether an answer is missing that a later attempt may have. */
  hasFailed = false;
  readonly #fetch: Fetch;
  readonly #isNeeded: (pathname: string) => boolean;

  /** `isNeeded`: whether a page cannot be drawn without the answer. */
  constructor(fetch: Fetch, isNeeded: (pathname: string) => boolean = () => true) {
    this.#fetch = fetch;
    this.#isNeeded = isNeeded;
  }

  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    try {
      const answer = await this.#fetch(request);
      if (answer.status >= 500 || answer.status === 429) this.#fail(pathname);
      if (!answer.ok) return answer;
      const body = await answer.text();
      this.bodies.set(pathname + search, body);
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      this.#fail(pathname);
      throw error;
    }
  };

  #fail(pathname: string): void {
    if (this.#isNeeded(pathname)) this.hasFailed = true;
  }
}
