import { assertNever } from '@/domain/shared/assert-never';

/** Why a call to the chain's server gave no value. Every remote port answers `Promise<Result<T, RemoteFailure>>`. */
export type RemoteFailure =
  /** No answer: no connection, reset or time-out. What a command did is then unknown. */
  | { readonly kind: 'unreachable'; readonly isTimeout: boolean }
  /** The server said no. */
  | Refusal
  /** The answer is not what the contract says; `path` names the first wrong place. */
  | { readonly kind: 'malformed'; readonly path: string }
  /** The caller went away. */
  | { readonly kind: 'aborted' };

export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  /** A code of the error catalogue, where the problem carries one. */
  readonly code: string | undefined;
  /** The family in the problem's type (`urn:lucka:<family>:<code>`). */
  readonly family: string | undefined;
  /** The field that is wrong: note, spot, email, phone, choice. */
  readonly parameter: string | undefined;
  readonly orderId: string | undefined;
  readonly shopId: string | undefined;
  readonly articleCodes: readonly string[];
  /** Codes of identity and form errors. */
  readonly errors: readonly string[];
  readonly retryAfterMs: number | undefined;
}

/** Whether the same call may succeed later without anything being changed. */
export function isRetryable(failure: RemoteFailure): boolean {
  return failure.kind === 'unreachable' || (failure.kind === 'refused' && isTransient(failure.status));
}

/**
 * Whether reading the same again may succeed later. Reading changes nothing, so that a server error or an answer that
 * could not be read is worth another attempt; what is refused for what it asks for (404, 403) is not.
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

/** Whether the server says that there is no such thing; any other failure leaves that open. */
export const isGone = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && (failure.status === 404 || failure.status === 410);
