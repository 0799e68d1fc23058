import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';

/** What one answer says about the server's clock. */
export interface ServerTime {
  /** The `Date` header: milliseconds since 1970, cut to whole seconds. */
  readonly dateMs: number;
  /** From the request's start to the answer's arrival. */
  readonly roundTripMs: number;
}

/** Tells the server's time of every answer that cannot come from a cache, where it would be as old as the answer. */
export function tellServerTime(
  client: AxiosInstance,
  listener: (time: ServerTime) => void,
  now: () => number,
): void {
  const sentAt = new WeakMap<object, number>();
  client.interceptors.request.use((request) => {
    sentAt.set(request, now());
    return request;
  });
  client.interceptors.response.use((response) => {
    const dateMs = Date.parse(String(response.headers['date'] ?? ''));
    const sent = sentAt.get(response.config);
    const isTold = sent !== undefined && !Number.isNaN(dateMs) && isPastCaches(response.config);
    if (isTold) listener({ dateMs, roundTripMs: now() - sent });
    return response;
  });
}

const isPastCaches = (request: InternalAxiosRequestConfig): boolean =>
  request.method !== 'get' || request.fetchOptions?.['cache'] === 'no-store';
