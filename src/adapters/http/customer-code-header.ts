import { CUSTOMER_CODE_HEADER } from '@/adapters/contract/headers';
import type { CustomerCode } from '@/domain/order/order';

/** Sent with every call about an order, empty where no code is known. Source: AMB-51; API-29. */
export const customerCodeHeader = (code: CustomerCode | undefined): Readonly<Record<string, string>> => ({
  [CUSTOMER_CODE_HEADER]: code ?? '',
});
