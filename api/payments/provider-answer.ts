import { err, type Result } from '@/domain/shared/result';
import type { ProviderFailure } from '@api/payments/payment-provider';

export type ProviderAnswer<Value> = Result<Value, ProviderFailure>;

export const UNREACHABLE = err({ kind: 'unreachable' } as const);
export const REFUSED = err({ kind: 'refused' } as const);
