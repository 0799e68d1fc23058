import type { OrderStatus } from '@/domain/order/order-status';

/** The wire form: `added` is `Added`. Source: AMB-31. */
export const statusName = (status: OrderStatus): string => status.charAt(0).toUpperCase() + status.slice(1);
