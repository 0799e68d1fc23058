import { assertNever } from '@/domain/shared/assert-never';

/** Why a call to the chain's server yielded no value. Every remote port returns `Promise<Result<T, RemoteFailure>>`. */
export type RemoteFailure =
  /** No answer: no connection, reset or time-out. Whether a command was executed is unknown. */
  | { readonly kind: 'unreachable'; readonly isTimeout: boolean }
  /** The server refused. */
  | Refusal
  /** The answer violates the contract; `path` is the first wrong place. */
  | { readonly kind: 'malformed'; readonly path: string }
  /** The caller aborted the call. */
  | { readonly kind: 'aborted' };

export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  /** A code of the error catalogue, if the problem has one. */
  readonly code: string | undefined;
  /** The family in the problem's type (`urn:lucka:<family>:<code>`). */
  readonly family: string | undefined;
  /** The wrong field: note, spot, email, phone, choice. */
  readonly parameter: string | undefined;
  readonly orderId: string | undefined;
  readonly shopId: string | undefined;
  readonly articleCodes: readonly string[];
  /** Codes of identity and form errors. */
  readonly errors: readonly string[];
  readonly retryAfterMs: number | undefined;
}

/** Returns whether the same call may succeed later, unchanged. */
export function isRetryable(failure: RemoteFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'refused' && isTransient(failure.status));
}

/**
 * Returns whether the same query may succeed later. A query changes nothing, so it is also repeated after a server
 * error or an unreadable answer, but not after a refusal of what it asked for (404, 403).
 */
export function isReadRetryable(failure: RemoteFailure): boolean {
  switch (failure.kind) {
    case 'unreachable':
    case 'malformed':
      return true;
    case 'refused':
      return failure.status >= 500 || failure.status === 429 || failure.status === 408;
    case 'aborted':
      return false;
    default:
      return assertNever(failure);
  }
}

const isTransient = (status: number): boolean =>
  status === 429 || status === 502 || status === 503 || status === 504;

/** Returns whether the server reported that the resource does not exist; after any other failure that is unknown. */
export const isGone = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && (failure.status === 404 || failure.status === 410);
