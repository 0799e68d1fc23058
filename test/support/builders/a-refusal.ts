import type { Refusal } from '@/domain/shared/remote-failure';

/** The server said no, without saying more. */
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
