import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import type { HttpAdapter } from '@/adapters/http/create-http-client';

/** An outgoing call. */
export interface DirectCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}

export interface DirectResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The whole text; for an event stream, the stream. */
  readonly body: string | ReadableStream<Uint8Array>;
}

/** Why there is no response. */
export type DirectFailure = 'lost' | 'timedOut';

export type DirectTransport = (call: DirectCall) => Promise<DirectResponse | DirectFailure>;

/**
 * Calls a server in this process, or a simulated network, without `fetch`. The client, its headers and the parsing of
 * responses are the same.
 */
export const directAdapter =
  (go: DirectTransport): HttpAdapter =>
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
  { status, headers, body }: DirectResponse,
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
