import type { Refusal } from '@/domain/ports/remote-failure';

/** A refusal as the server would send it; what is not named is absent. */
export const refusal = (status: number, code?: string, more: Partial<Refusal> = {}): Refusal => ({
  kind: 'refused',
  status,
  code,
  family: undefined,
  parameter: undefined,
  orderId: undefined,
  shopId: undefined,
  articleCodes: [],
  errors: [],
  retryAfterMs: undefined,
  ...more,
});
