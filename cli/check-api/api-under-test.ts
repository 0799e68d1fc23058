import { ANSWER_MAX_BYTES } from '@/adapters/http/create-http-client';
import { REQUESTED_WITH_HEADER, REQUESTED_WITH_STOREFRONT } from '@/adapters/contract/headers';

const ANSWER_LIMIT_MS = 15_000;

/** A request and its answer; without a status where there was none. */
export interface Exchange {
  readonly request: string;
  readonly body: string | undefined;
  readonly status: number | undefined;
  readonly headers: Headers;
  readonly text: string;
}

export interface CallOptions {
  readonly method?: 'POST' | 'GET';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an API as the storefront does, without a session. */
export class ApiUnderTest {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async call(path: string, { method = 'GET', body, headers = {} }: CallOptions = {}): Promise<Exchange> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = { request: `${method} ${path}`, body: text };
    try {
      const answer = await fetch(new URL(path, this.#origin), {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          [REQUESTED_WITH_HEADER]: REQUESTED_WITH_STOREFRONT,
          ...headers,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
        ...(text !== undefined && { body: text }),
      });
      return { ...asked, status: answer.status, headers: answer.headers, text: await textOf(answer) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ...asked, status: undefined, headers: new Headers(), text: reason };
    }
  }
}

/** @throws Error if the answer is larger than the storefront reads. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) throw new Error(`it has more than ${ANSWER_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
