import { ZERO_AMOUNT } from '@/domain/shared/amount';
import type { StoredOrder } from '@api/orders/stored-order';

/** Whether the total is 0: the order needs no payment. */
export const isFree = ({ total }: Pick<StoredOrder, 'total'>): boolean => total === ZERO_AMOUNT;
