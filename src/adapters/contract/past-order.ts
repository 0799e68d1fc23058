import * as z from 'zod/mini';

import { time } from '@/adapters/contract/fields';
import { lenientList } from '@/adapters/contract/lenient-list';
import { OPTIONAL_IN_ORDERS, orderFields, reportingType } from '@/adapters/contract/order';
import { type Reader, tolerant } from '@/adapters/contract/tolerant';
import type { HistoryPage, PastOrder } from '@/domain/customer/past-order';
import { ok } from '@/domain/shared/result';

/** One of GET /api/user/order-history, the newest first. Source: decisions, Order history. */
export const pastOrder = z.object({ ...orderFields, createdAt: time }) satisfies z.ZodMiniType<PastOrder>;

const readPastOrders = lenientList(
  reportingType<PastOrder>(tolerant(pastOrder, { fields: OPTIONAL_IN_ORDERS })),
  ({ orderId }) => orderId,
);

/** An unreadable order still counts for whether older ones follow. */
export const readHistoryPage =
  (pageSize: number): Reader<HistoryPage> =>
  (value, onOmitted) => {
    const orders = readPastOrders(value, onOmitted);
    if (!orders.ok) return orders;
    return ok({ orders: orders.value, isLast: Array.isArray(value) && value.length < pageSize });
  };
