import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';

import { REQUESTED_WITH_HEADER, REQUESTED_WITH_STOREFRONT } from '@/adapters/contract/headers';
import { portToken } from '@/domain/ports/port-token';

export type HttpClient = AxiosInstance;
export type HttpAdapter = AxiosAdapter;
export const HttpClient = portToken<HttpClient>('HttpClient');

export const REQUEST_TIMEOUT_MS = 10_000;

/** A menu of several thousand articles stays far below. */
export const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

export interface HttpClientOptions {
  /** The origin of the site; every path is resolved below it, also one that looks like an absolute address. */
  readonly baseUrl: string;
  /** Another `fetch`, as for a program with its own cookies. */
  readonly fetch?: typeof globalThis.fetch;
  /** Replaces fetching altogether. */
  readonly adapter?: HttpAdapter;
}

/**
 * The one HTTP client: JSON requests, cookies of the own site only, no redirects (one would carry an order's code
 * along). Responses stay text; `HttpCalls` parses them. Source: spec §7, AMB-36, AMB-37, DEC-40; API-01.
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

/** Statuses whose responses have no body by definition. */
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * Chromium gives such a response an empty stream all the same. The client wraps the body to count its bytes, which
 * throws for these statuses, and would report a lost response.
 */
function withoutEmptyBodies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...request) => {
    const answer = await fetch(...request);
    if (!STATUSES_WITHOUT_BODY.has(answer.status)) return answer;
    const { status, statusText, headers } = answer;
    return new Response(null, { status, statusText, headers });
  };
}
