import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';

import type { Clock } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';

/** The server's clock according to one response. */
export interface ServerTime {
  /** The `Date` header: milliseconds since 1970, cut to whole seconds. */
  readonly dateMs: number;
  /** From the start of the request to the arrival of the response. */
  readonly roundTripMs: number;
}

export interface ServerTimeDeps {
  readonly clock: Clock;
  readonly reporter: FailureReporter;
  readonly onServerTime: (time: ServerTime) => void;
}

/**
 * Passes on the server's time of every response that cannot come from a cache, where it would be old. The first such
 * response without a `Date` is logged: the device's clock then stays uncorrected.
 */
export function reportServerTime(
  client: AxiosInstance,
  { clock, reporter, onServerTime }: ServerTimeDeps,
): void {
  const sentAt = new WeakMap<object, number>();
  let isMissingReported = false;
  client.interceptors.request.use((request) => {
    sentAt.set(request, clock.now());
    return request;
  });
  client.interceptors.response.use((response) => {
    const dateMs = Date.parse(String(response.headers['date'] ?? ''));
    const sent = sentAt.get(response.config);
    const isOld = response.headers['age'] !== undefined || !isPastCaches(response.config);
    if (sent === undefined || isOld) return response;
    if (!Number.isNaN(dateMs)) onServerTime({ dateMs, roundTripMs: clock.now() - sent });
    else if (!isMissingReported) {
      isMissingReported = true;
      reporter.log({ id: 'lucka:no-server-time', message: 'Answers have no Date header.' });
    }
    return response;
  });
}

const isPastCaches = (request: InternalAxiosRequestConfig): boolean =>
  request.method !== 'get' || request.fetchOptions?.['cache'] === 'no-store';
