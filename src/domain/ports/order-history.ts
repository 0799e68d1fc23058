import type { HistoryPage } from '@/domain/customer/past-order';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The member's orders, newest first. Source: spec §7 /api/user/order-history; API-11. */
export interface OrderHistory {
  /** Pages count from 0; a page with fewer than `pageSize` orders of the server is the last. */
  page(
    pageIndex: number,
    pageSize: number,
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage, RemoteFailure>>;
}

export const OrderHistory = portToken<OrderHistory>('OrderHistory');
