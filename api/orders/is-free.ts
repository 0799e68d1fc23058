import { ZERO_AMOUNT } from '@/domain/shared/amount';
import type { StoredOrder } from '@api/orders/stored-order';

/** Whether there is nothing to pay: the order is confirmed, cooked and handed out without a payment. */
export const isFree = ({ total }: Pick<StoredOrder, 'total'>): boolean => total === ZERO_AMOUNT;
