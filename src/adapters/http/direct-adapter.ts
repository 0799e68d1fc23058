import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import type { HttpAdapter } from '@/adapters/http/create-http-client';

/** A call as it leaves the program. */
export interface DirectCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface DirectAnswer {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The whole text; for a stream of events, the stream. */
  readonly body: string | ReadableStream<Uint8Array>;
}

/** Why there is no answer. */
export type DirectFailure = 'lost' | 'timedOut';

export type DirectWay = (call: DirectCall) => Promise<DirectAnswer | DirectFailure>;

/**
 * Calls a server of this process, or a network that is not there, without what a platform's `fetch` makes of a request.
 * Everything before and after is as ever: the client, its headers, and how answers are read.
 */
export const directAdapter =
  (go: DirectWay): HttpAdapter =>
  async (config) => {
    const signal = config.signal instanceof AbortSignal ? config.signal : undefined;
    if (signal?.aborted === true) throw new axios.CanceledError();
    const answer = await orAborted(
      signal,
      go({
        method: (config.method ?? 'get').toUpperCase(),
        path: pathOf(config),
        headers: headersOf(config),
        body: typeof config.data === 'string' ? config.data : undefined,
        signal,
      }),
    );
    if (typeof answer === 'string') throw failure(answer, config);
    return toResponse(answer, config);
  };

const failure = (kind: DirectFailure, config: InternalAxiosRequestConfig): Error =>
  kind === 'timedOut'
    ? new axios.AxiosError('timeout exceeded', axios.AxiosError.ETIMEDOUT, config)
    : new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK, config);

const toResponse = (
  { status, headers, body }: DirectAnswer,
  config: InternalAxiosRequestConfig,
): AxiosResponse => ({
  ...{ status, config, statusText: '' },
  headers: axios.AxiosHeaders.from({ ...headers }),
  data:
    config.responseType === 'arraybuffer' && typeof body === 'string' ? new TextEncoder().encode(body) : body,
});

const pathOf = (config: InternalAxiosRequestConfig): string =>
  config.params === undefined ? (config.url ?? '') : axios.getUri({ ...config, baseURL: '' });

function headersOf({ headers }: InternalAxiosRequestConfig): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers.toJSON())) {
    if (value !== null && value !== undefined) all[name.toLowerCase()] = String(value);
  }
  return all;
}

function orAborted<Value>(signal: AbortSignal | undefined, work: Promise<Value>): Promise<Value> {
  if (signal === undefined) return work;
  return new Promise<Value>((resolve, reject) => {
    const abort = (): void => reject(new axios.CanceledError());
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
