import * as z from 'zod/mini';
import type { OrderRequestDto, PlacedOrderDto } from '@/adapters/http/contract/order';
import { parseOrderId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { toDecimal } from '@/domain/shared/amount';
import { formatInstant, type Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';
import type { AccountId } from '@api/accounts/account';
import type { Problem } from '@api/http/problem';
import { INVALID_SHOP_ID, OTHER_BODY_UNDER_KEY, shopNotFound, tooManyRequests } from '@api/http/problems';
import { checkOrder, type CheckedOrder, type OrderSurroundings } from '@api/orders/check-order';
import { bodyFingerprint, sha256 } from '@api/orders/hashes';
import type { NewOrder, OrderKey, OrderStore } from '@api/orders/order-store';
import type { Orderer, UnpaidOrders } from '@api/orders/unpaid-orders';
import { UNSET_SETTINGS } from '@api/settings/settings-routes';
import type { SettingsStore } from '@api/settings/settings-store';
import { timeZoneOf } from '@api/shops/is-open-for-business';
import type { ShopStore } from '@api/shops/shop-store';

export const ORDER_ID_BITS = 128;

export interface PlaceOrderParts {
  readonly orders: OrderStore;
  readonly shops: ShopStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly unpaid: UnpaidOrders;
}

export interface OrderToPlace {
  readonly request: OrderRequestDto;
  readonly key: string;
  readonly language: Language;
  readonly orderer: Orderer;
  /** Undefined for a guest. */
  readonly accountId?: AccountId | undefined;
}

/**
 * Takes an order and answers the body of the answer. The same key and request again give the same body, byte for byte,
 * whatever has changed meanwhile, and no second order; only orders that were taken are remembered, so that a refused one
 * may be tried again. Source: decisions, POST /api/order; reliability P4 to P6.
 */
export async function placeOrder(
  parts: PlaceOrderParts,
  { request, key: intentKey, language, orderer, accountId }: OrderToPlace,
): Promise<Result<string, Problem>> {
  const hashes = { keyHash: sha256(intentKey), bodyFingerprint: bodyFingerprint(request) };
  const known = await parts.orders.keyed(hashes.keyHash);
  if (known !== undefined) return replay(known, hashes.bodyFingerprint, request);
  const surroundings = await readSurroundings(parts, request.shopId);
  if (!surroundings.ok) return surroundings;
  const checked = checkOrder(request, surroundings.value);
  if (!checked.ok) return checked;
  const order = newOrder(parts, request, checked.value, surroundings.value, { language, accountId });
  const key = { ...hashes, answer: JSON.stringify(keptAnswerOf(order)) };
  const placed = await parts.unpaid.admit(orderer, () => parts.orders.place(order, key));
  if (!placed.ok) return err(tooManyRequests(placed.error));
  const { value } = placed;
  return replay(value.kind === 'known' ? value.key : key, hashes.bodyFingerprint, request);
}

function replay(
  known: OrderKey,
  fingerprint: string,
  { customerCode }: OrderRequestDto,
): Result<string, Problem> {
  if (known.bodyFingerprint !== fingerprint) return err(OTHER_BODY_UNDER_KEY);
  // The customer code is kept nowhere, but the same request brings the same code.
  const { orderId, ...rest } = keptAnswer.parse(JSON.parse(known.answer));
  return ok(JSON.stringify({ orderId, customerCode, ...rest }));
}

/** Whatever stands in an answer that was given stays in it. */
const keptAnswer = z.looseObject({ orderId: z.string() });

async function readSurroundings(
  { settings, shops, clock }: PlaceOrderParts,
  id: number,
): Promise<Result<OrderSurroundings, Problem>> {
  const shopId = parseShopId(id);
  if (shopId === undefined) return err(INVALID_SHOP_ID);
  const [chain, shop, menu, deliverySpots] = await Promise.all([
    settings.read(),
    shops.find(shopId),
    shops.menu(shopId),
    shops.deliverySpots(shopId),
  ]);
  if (shop === undefined || menu === undefined) return err(shopNotFound(shopId));
  const at = clock.now();
  return ok({ settings: chain ?? UNSET_SETTINGS, shop, menu, deliverySpots: deliverySpots ?? [], at });
}

function newOrder(
  { randomness }: PlaceOrderParts,
  request: OrderRequestDto,
  checked: CheckedOrder,
  { shop, menu, at }: OrderSurroundings,
  orderedBy: Pick<NewOrder, 'language' | 'accountId'>,
): NewOrder {
  const id = parseOrderId(randomness.token(ORDER_ID_BITS));
  const shopId = parseShopId(shop.id);
  if (id === undefined || shopId === undefined) throw new Error('An order needs an id and a shop');
  const timeZone = timeZoneOf(shop);
  return {
    ...{ id, shopId, shopName: shop.name, timeZone, day: dayOf(at, timeZone), ...orderedBy },
    customerCodeHash: sha256(request.customerCode),
    pickupTime: at,
    placedAt: at,
    ...checked,
    currency: menu.currency,
  };
}

/** The day on the shop's own calendar, `2026-11-21`. */
export const dayOf = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

/** What is kept of the answer: all but the customer code. */
export const keptAnswerOf = (order: NewOrder): Omit<PlacedOrderDto, 'customerCode'> => ({
  orderId: order.id,
  pickupTime: formatInstant(order.pickupTime),
  total: toDecimal(order.total),
  currency: order.currency,
});
