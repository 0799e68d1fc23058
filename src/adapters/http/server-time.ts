import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';

/** What one answer says about the server's clock. */
export interface ServerTime {
  /** The `Date` header: milliseconds since 1970, cut to whole seconds. */
  readonly dateMs: number;
  /** From the request's start to the answer's arrival. */
  readonly roundTripMs: number;
}

/**
 * Passes on the server's time of every answer that cannot come from a cache, where it would be as old as the answer.
 * `onMissing` is called once, at the first such answer without a `Date`: the device's clock then stands uncorrected.
 */
export function reportServerTime(
  client: AxiosInstance,
  listener: (time: ServerTime) => void,
  now: () => number,
  onMissing: () => void,
): void {
  const sentAt = new WeakMap<object, number>();
  let isMissingReported = false;
  client.interceptors.request.use((request) => {
    sentAt.set(request, now());
    return request;
  });
  client.interceptors.response.use((response) => {
    const dateMs = Date.parse(String(response.headers['date'] ?? ''));
    const sent = sentAt.get(response.config);
    if (sent === undefined || !isPastCaches(response.config)) return response;
    if (!Number.isNaN(dateMs)) listener({ dateMs, roundTripMs: now() - sent });
    else if (!isMissingReported) {
      isMissingReported = true;
      onMissing();
    }
    return response;
  });
}

const isPastCaches = (request: InternalAxiosRequestConfig): boolean =>
  request.method !== 'get' || request.fetchOptions?.['cache'] === 'no-store';
