import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';

import { REQUESTED_WITH_HEADER, REQUESTED_WITH_STOREFRONT } from '@/adapters/contract/headers';
import { portToken } from '@/domain/ports/port-token';

export type HttpClient = AxiosInstance;
export type HttpAdapter = AxiosAdapter;
export const HttpClient = portToken<HttpClient>('HttpClient');

export const REQUEST_TIMEOUT_MS = 10_000;

/** A menu of several thousand articles stays far below; what is larger is not a menu. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

export interface HttpClientOptions {
  /** The origin of the site; every path is below it, also one that looks like a whole address. */
  readonly baseUrl: string;
  /** Another way to fetch, as for a program that keeps its own cookies. */
  readonly fetch?: typeof globalThis.fetch;
  /** In place of fetching altogether. */
  readonly adapter?: HttpAdapter;
}

/**
 * The one client: JSON on every request, cookies of the own site only, no redirect followed (it would carry an order's
 * code along). Answers stay text; `HttpCalls` reads them. Source: spec §7, AMB-36, AMB-37, DEC-40; API-01.
 */
export function createHttpClient({ baseUrl, fetch, adapter }: HttpClientOptions): HttpClient {
  const client = axios.create({
    adapter: adapter ?? 'fetch',
    baseURL: baseUrl,
    allowAbsoluteUrls: false,
    timeout: REQUEST_TIMEOUT_MS,
    maxContentLength: ANSWER_MAX_BYTES,
    maxRedirects: 0,
    responseType: 'text',
    transformRequest: [],
    transformResponse: [],
    validateStatus: () => true,
    headers: { accept: 'application/json', [REQUESTED_WITH_HEADER]: REQUESTED_WITH_STOREFRONT },
    env: { fetch: withoutEmptyBodies(fetch ?? ((...request) => globalThis.fetch(...request))) },
  });
  client.interceptors.request.use((request) => {
    request.headers.setContentType('application/json');
    return request;
  });
  return client;
}

/** Statuses whose answers have no body by definition. */
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Chromium gives such an answer an empty stream all the same. The client, which counts what arrives, cannot wrap it
 * again, and would take the answer for a lost one.
 */
function withoutEmptyBodies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...request) => {
    const answer = await fetch(...request);
    if (!STATUSES_WITHOUT_BODY.has(answer.status)) return answer;
    const { status, statusText, headers } = answer;
    return new Response(null, { status, statusText, headers });
  };
}
