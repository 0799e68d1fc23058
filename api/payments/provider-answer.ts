import { err, type Result } from '@/domain/shared/result';
import type { ProviderFailure } from '@api/payments/payment-provider';

export type ProviderAnswer<Value> = Result<Value, ProviderFailure>;

export const UNREACHABLE = err({ kind: 'unreachable' } as const);
export const REFUSED = err({ kind: 'refused' } as const);
export const LATER = err({ kind: 'later', afterMs: undefined } as const);

const DEFAULT_RETRY_MS = 5_000;
const MAX_RETRY_MS = 120_000;

/** The pause that a header `Retry-After` asks for, in seconds; a usual one without it. A date counts as none. */
export function retryAfterMs(header: string | null | undefined): number {
  const seconds = Number(header ?? '');
  return seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_MS) : DEFAULT_RETRY_MS;
}
