type Fetch = typeof globalThis.fetch;

/** Reads the API for one page and records what it answered. */
export class RecordedAnswers {
  /** The bodies of successful answers, by path. */
  readonly bodies = new Map<string, string>();
  /** Whether an answer is missing that a later attempt may have. */
  hasFailed = false;
  readonly #fetch: Fetch;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    try {
      const answer = await this.#fetch(request);
      if (answer.status >= 500 || answer.status === 429) this.hasFailed = true;
      if (!answer.ok) return answer;
      const body = await answer.text();
      this.bodies.set(pathname + search, body);
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  };
}
