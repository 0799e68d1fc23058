import type { OrderIntent } from '@/domain/order/order-intent';

/**
 * Whether the server's total is another one than the visitor saw when confirming: it is said before paying. Not known
 * before the order is placed. Source: OPEN-19; PAIN-06.
 */
export const totalDiffers = ({ state, shownTotal }: OrderIntent): boolean =>
  state.kind !== 'sending' && state.order.total !== shownTotal;
