import type { Refusal } from '@/domain/shared/remote-failure';

/** A refusal without details. */
export function aRefusal(different: Partial<Refusal> = {}): Refusal {
  return {
    kind: 'refused',
    status: 400,
    code: undefined,
    family: undefined,
    parameter: undefined,
    orderId: undefined,
    shopId: undefined,
    articleCodes: [],
    errors: [],
    retryAfterMs: undefined,
    ...different,
  };
}
