import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';

/** The server's clock according to one response. */
export interface ServerTime {
  /** The `Date` header: milliseconds since 1970, cut to whole seconds. */
  readonly dateMs: number;
  /** From the start of the request to the arrival of the response. */
  readonly roundTripMs: number;
}

/**
 * Passes on the server's time of every response that cannot come from a cache, where it would be old. `onMissing` is
 * called once, at the first such response without a `Date`: the device's clock then stays uncorrected.
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
