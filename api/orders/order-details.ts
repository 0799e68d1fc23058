import * as z from 'zod/mini';
import { shopContact } from '@/adapters/contract/shop';
import type { OrderDetails, OrderShop } from '@/domain/order/order';
import type { StoredShop } from '@api/catalogue/stored-shop';
import type { StoredOrder } from '@api/orders/stored-order';

type Additions = Pick<OrderDetails, 'shop' | 'pushKey' | 'refunds' | 'openRefunds' | 'receipt'>;

/** The details of an order for its owner. The codec of the answer leaves out the other fields of a stored order. */
export const orderDetailsOf = (order: StoredOrder, additions: Additions): OrderDetails => ({
  ...order,
  orderId: order.id,
  ...additions,
});

/** Where the shop of an order is; undefined for a shop that the chain no longer has. */
export const contactOf = (shop: StoredShop | undefined): OrderShop | undefined =>
  shop && z.decode(shopContact, { contactInformation: shop.contactInformation, location: shop.location });
