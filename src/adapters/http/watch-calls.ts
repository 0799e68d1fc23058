import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';

import { paths } from '@/adapters/contract/paths';
import { toRefusal } from '@/adapters/http/to-refusal';
import type { CallFate, SeenCall, RefusedCall } from '@/application/recording/session-recording';
import type { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';

/** The path segments that are logged beside numbers of shops: those of the contract. Others may be personal. */
const WORDS = new Set(
  [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...[paths.menu(0), paths.deliverySpots(0), paths.image('')],
    ...[paths.orderDetails(''), paths.orderEvents(''), paths.orderReceipt(''), paths.payments('')],
  ].flatMap((path) => path.split('/')),
);
/** A code of the catalogue or of the menu; neither an address nor a number of a person. */
const IS_CODE = /^[a-z][\w:.-]{0,99}$/i;

/**
 * Reports every finished call and how it failed; nothing that was sent, and of a response only its codes. An aborted
 * call has not finished.
 */
export function watchCalls(client: AxiosInstance, clock: Clock, report: (call: SeenCall) => void): void {
  const begun = new WeakMap<object, Instant>();
  const reportOf = (config: AxiosRequestConfig, fate: CallFate | undefined): void =>
    report({
      method: (config.method ?? 'get').toUpperCase(),
      path: reportedCallPath(config.url ?? ''),
      startedAt: begun.get(config) ?? clock.now(),
      fate,
    });
  client.interceptors.request.use((request) => {
    begun.set(request, clock.now());
    return request;
  });
  client.interceptors.response.use(
    (response) => {
      reportOf(response.config, fateOf(response, clock.now()));
      return response;
    },
    (thrown: unknown) => {
      if (axios.isAxiosError(thrown) && thrown.config !== undefined && !axios.isCancel(thrown))
        reportOf(thrown.config, isTimeout(thrown.code) ? 'timedOut' : 'lost');
      throw thrown;
    },
  );
}

/** The path of a call without its query, with a `*` for each segment that may be personal. */
export const reportedCallPath = (url: string): string =>
  url
    .replace(/[?#].*/, '')
    .split('/')
    .map((word, at, all) => (WORDS.has(word) || isShop(word, all[at - 1]) ? word : '*'))
    .join('/');

const isShop = (word: string, before: string | undefined): boolean =>
  before === 'shops' && /^\d{1,9}$/.test(word);

const isTimeout = (code: string | undefined): boolean =>
  code === axios.AxiosError.ETIMEDOUT || code === axios.AxiosError.ECONNABORTED;

function fateOf(response: AxiosResponse<unknown>, now: Instant): CallFate | undefined {
  const { status, data } = response;
  const isSuccess = status >= 200 && status < 300;
  if (typeof data !== 'string') return isSuccess ? undefined : { status: Math.max(status, 300) };
  if (isSuccess) return isDamaged(data.trim()) ? 'damaged' : undefined;
  return refusedCall({ ...response, data }, now);
}

/** Whether it is plainly no JSON; parsing all of it again would cost too much. */
const isDamaged = (text: string): boolean => {
  const last = { '{': '}', '[': ']', '<': '' }[text.charAt(0)];
  return last !== undefined && (last === '' || text.at(-1) !== last);
};

function refusedCall(response: AxiosResponse<string>, now: Instant): RefusedCall {
  const { status, code, family, parameter, articleCodes, errors, retryAfterMs } = toRefusal(response, now);
  const isReported = (text: string | undefined): text is string => text !== undefined && IS_CODE.test(text);
  const type = `urn:lucka:${family}:${code ?? 'unknown'}`;
  return {
    status: Math.max(status, 300),
    ...(isReported(family) && isReported(type) && { type }),
    ...(isReported(code) && { code }),
    ...(isReported(parameter) && { parameter }),
    ...(articleCodes.length > 0 && { articleCodes: articleCodes.filter(isReported) }),
    ...(errors.length > 0 && { errors: errors.filter(isReported) }),
    ...(retryAfterMs !== undefined && { retryAfter: Math.ceil(retryAfterMs / 1000) }),
  };
}
