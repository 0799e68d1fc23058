import type { HistoryPage } from '@/domain/customer/past-order';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The member's orders, the newest first. Source: spec §7 /api/user/order-history; API-11. */
export interface OrderHistory {
  /** Pages count from 0; one for which the server had fewer than `pageSize` is the last. */
  page(
    pageIndex: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage, RemoteFailure>>;
}

export const OrderHistory = portToken<OrderHistory>('OrderHistory');
