import { currency } from '@/adapters/contract/fields';
import { dietaryNeeds } from '@/adapters/contract/order-request';
import { orderSpot } from '@/adapters/contract/order';
import { rollbackReason } from '@/adapters/contract/rollback-reason';
import { parseOrderId, type OrderId } from '@/domain/order/order';
import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order-status';
import { parseOrderType, type OrderType } from '@/domain/settings/order-type';
import { amountOfUnits, type Amount } from '@/domain/shared/amount';
import { instant } from '@/domain/shared/instant';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/domain/shared/language';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import { accountIdOf } from '@api/accounts/account-rows';
import { seller } from '@api/catalogue/stored-shop';
import { storedVat } from '@api/vat/line-vat';
import { storedItems, type StoredOrder } from '@api/orders/stored-order';

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly shop_id: number;
  readonly shop_name: string;
  readonly time_zone: string;
  readonly order_type: string;
  readonly status: string;
  readonly customer_code_hash: Buffer;
  readonly account_id: string | null;
  readonly language: string;
  readonly pickup_time: Date;
  readonly created_at: Date;
  readonly ready_at: Date | null;
  readonly note: string;
  readonly dietary_needs: unknown;
  readonly spot: unknown;
  readonly email: string | null;
  readonly phone: string | null;
  readonly items: unknown;
  readonly total: number;
  readonly currency: unknown;
  readonly rollback_reason: unknown;
  readonly vat: unknown;
  readonly seller: unknown;
}

export const orderOfRow = (row: OrderRow): StoredOrder => ({
  id: orderIdOf(row.id),
  number: row.number,
  shopId: shopIdOf(row.shop_id),
  shopName: row.shop_name,
  timeZone: row.time_zone,
  orderType: orderTypeOf(row.order_type),
  status: orderStatusOf(row.status),
  customerCodeHash: row.customer_code_hash.toString('hex'),
  accountId: row.account_id === null ? undefined : accountIdOf(row.account_id),
  language: parseLanguage(row.language) ?? DEFAULT_LANGUAGE,
  pickupTime: instant(row.pickup_time.getTime()),
  placedAt: instant(row.created_at.getTime()),
  readyAt: row.ready_at === null ? undefined : instant(row.ready_at.getTime()),
  note: row.note,
  dietaryNeeds: row.dietary_needs === null ? undefined : dietaryNeeds.parse(row.dietary_needs),
  spot: row.spot === null ? undefined : orderSpot.parse(row.spot),
  email: row.email ?? undefined,
  phoneNumber: row.phone ?? undefined,
  items: storedItems.parse(row.items),
  total: amountOf(row.total),
  currency: currency.parse(row.currency),
  reason: row.rollback_reason === null ? undefined : rollbackReason.parse(row.rollback_reason),
  vat: row.vat === null ? undefined : storedVat.parse(row.vat),
  seller: row.seller === null ? undefined : seller.parse(row.seller),
});

/** The table's constraints allow valid values only; anything else is a defect of the database. */
function must<Value>(value: Value | undefined, column: string): Value {
  if (value === undefined) throw new Error(`Invalid ${column} in the database`);
  return value;
}

export const orderIdOf = (text: string): OrderId => must(parseOrderId(text), 'order id');

export const orderStatusOf = (text: string): OrderStatus =>
  must(
    ORDER_STATUSES.find((status) => status === text),
    'order status',
  );

export const amountOf = (units: number): Amount => must(amountOfUnits(units), 'amount');

const orderTypeOf = (text: string): OrderType => must(parseOrderType(text), 'order type');

export const shopIdOf = (id: number): ShopId => must(parseShopId(id), 'shop id');
