import type { OrderIntent } from '@/domain/order/order-intent';

/**
 * Returns whether the server's total differs from the one that the visitor saw when confirming; it is shown before
 * paying. False before the order is placed. Source: OPEN-19; PAIN-06.
 */
export const totalDiffers = ({ state, shownTotal }: OrderIntent): boolean =>
  state.kind !== 'sending' && state.order.total !== shownTotal;
