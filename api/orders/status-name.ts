import type { OrderStatus } from '@/domain/order/order-status';

/** As it stands on the wire: `added` is `Added`. Source: AMB-31. */
export const statusName = (status: OrderStatus): string => status.charAt(0).toUpperCase() + status.slice(1);
