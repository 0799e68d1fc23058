import * as z from 'zod/mini';

import { basketItemId, basketSeed, note, orderType, quantity } from '@/adapters/storage/schemas/basket';
import { branded, type Codec, currency, orUndefined } from '@/adapters/contract/fields';
import { customerCode, orderId } from '@/adapters/contract/order';
import { dietaryNeeds, orderRequest, orderRequestItem } from '@/adapters/contract/order-request';
import { paymentId } from '@/adapters/contract/payment';
import { amount, moment, orElse, readableEntries } from '@/adapters/storage/schemas/fields';
import type { StoredOrders } from '@/domain/order/stored-orders';
import { type OrderIntent, parseIntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { NO_TRACKED_ORDERS, type StoredOrderDetails, type TrackedOrder } from '@/domain/order/tracked-order';

const storedRequest: Codec<OrderRequest> = z.object({
  ...orderRequest.shape,
  orderType,
  pickupTime: moment,
  readyAt: orUndefined(moment),
  items: z.array(z.object({ ...orderRequestItem.shape, quantity })),
  customerCode,
  note,
});

const order = z.object({ orderId, pickupTime: moment, total: amount });

/** Valid only as a whole: the body belongs to its idempotency key. */
const orderIntent: z.ZodMiniType<OrderIntent> = z.object({
  key: branded(z.string(), parseIntentKey),
  seed: basketSeed,
  request: storedRequest,
  consumes: z.array(z.object({ itemId: basketItemId, quantity })),
  shopName: z.string(),
  shownTotal: amount,
  currency,
  declared: orUndefined(dietaryNeeds),
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
  shownTime: orElse(orUndefined(moment), undefined),
  isPaid: orElse(orUndefined(z.boolean()), undefined),
  isNotified: orElse(orUndefined(z.boolean()), undefined),
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
