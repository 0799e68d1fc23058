import * as z from 'zod/mini';

import {
  basketItemId,
  basketSeed,
  note,
  orderType,
  quantity,
  spotId,
} from '@/adapters/storage/schemas/basket';
import { articleCode, choiceCode } from '@/adapters/storage/schemas/stored-menu';
import { shopId } from '@/adapters/storage/schemas/stored-shop';
import {
  amount,
  branded,
  currency,
  moment,
  orElse,
  orUndefined,
  readableEntries,
} from '@/adapters/storage/schemas/fields';
import type { StoredOrders } from '@/domain/order/stored-orders';
import { parseCustomerCode, parseOrderId, parsePaymentId } from '@/domain/order/order';
import { type OrderIntent, parseIntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { NO_TRACKED_ORDERS, type StoredOrderDetails, type TrackedOrder } from '@/domain/order/tracked-order';

const orderId = branded(z.string(), parseOrderId);
const paymentId = branded(z.string(), parsePaymentId);
const customerCode = branded(z.string(), parseCustomerCode);

const orderRequest: z.ZodMiniType<OrderRequest> = z.object({
  shopId,
  orderType,
  pickupTime: moment,
  items: z.array(
    z.object({
      code: articleCode,
      quantity,
      choices: z.array(z.object({ level: z.int(), articleCode, choiceCode, parent: z.string() })),
    }),
  ),
  customerCode,
  note,
  spotId: orUndefined(spotId),
  email: orUndefined(z.string()),
  phoneNumber: orUndefined(z.string()),
});

const order = z.object({ orderId, pickupTime: moment, total: amount });

/** Valid only as a whole: the body belongs to its idempotency key. */
const orderIntent: z.ZodMiniType<OrderIntent> = z.object({
  key: branded(z.string(), parseIntentKey),
  seed: basketSeed,
  request: orderRequest,
  consumes: z.array(z.object({ itemId: basketItemId, quantity })),
  shopName: z.string(),
  shownTotal: amount,
  currency,
  confirmedAt: moment,
  state: z.union([
    z.object({ kind: z.literal('sending') }),
    z.object({ kind: z.literal('placed'), order }),
    z.object({ kind: z.literal('paying'), order, paymentId }),
    z.object({ kind: z.literal('unpaid'), order, code: orUndefined(z.string()) }),
    z.object({ kind: z.literal('paid'), order, paymentId }),
  ]),
});

const orderStatus = orElse(orUndefined(z.enum(ORDER_STATUSES)), undefined);

const orderDetails: z.ZodMiniType<StoredOrderDetails> = z.object({
  orderId,
  pickupTime: moment,
  customerCode,
  paymentID: z.string(),
  userAgent: z.string(),
  isPaid: orElse(orUndefined(z.boolean()), undefined),
  number: orElse(orUndefined(z.string()), undefined),
  shopName: orElse(orUndefined(z.string()), undefined),
  status: orderStatus,
  seenStatus: orderStatus,
});

const trackedOrder: z.ZodMiniType<TrackedOrder> = z.object({ id: orderId, expires: moment, customerCode });
const trackedOrders = orElse(readableEntries(trackedOrder), []);

export const storedOrders: z.ZodMiniType<StoredOrders> = z.object({
  details: orElse(readableEntries(orderDetails), []),
  intent: orElse(orUndefined(orderIntent), undefined),
  tracked: orElse(
    z.object({
      paid: trackedOrders,
      delivered: trackedOrders,
      rollbacked: trackedOrders,
      lastPolled: orElse(orUndefined(moment), undefined),
    }),
    NO_TRACKED_ORDERS,
  ),
});
