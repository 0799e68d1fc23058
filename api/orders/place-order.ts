import type { OrderRequestDto, PlacedOrderDto } from '@/adapters/http/contract/order';
import { parseOrderId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { toDecimal } from '@/domain/shared/amount';
import { formatInstant, type Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';
import type { Problem } from '@api/http/problem';
import { INVALID_SHOP_ID, OTHER_BODY_UNDER_KEY, shopNotFound } from '@api/http/problems';
import { checkOrder, type CheckedOrder, type OrderSurroundings } from '@api/orders/check-order';
import { bodyFingerprint, sha256 } from '@api/orders/hashes';
import type { NewOrder, OrderKey, OrderStore } from '@api/orders/order-store';
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
}

/**
 * Takes an order and answers the body of the answer. The same key and request again give the same body, byte for byte,
 * whatever has changed meanwhile, and no second order; only orders that were taken are remembered, so that a refused one
 * may be tried again. Source: decisions, POST /api/order; reliability P4 to P6.
 */
export async function placeOrder(
  parts: PlaceOrderParts,
  { request, key, language }: { request: OrderRequestDto; key: string; language: Language },
): Promise<Result<string, Problem>> {
  const hashes = { keyHash: sha256(key), bodyFingerprint: bodyFingerprint(request) };
  const known = await parts.orders.keyed(hashes.keyHash);
  if (known !== undefined) return replay(known, hashes.bodyFingerprint);
  const surroundings = await readSurroundings(parts, request.shopId);
  if (!surroundings.ok) return surroundings;
  const checked = checkOrder(request, surroundings.value);
  if (!checked.ok) return checked;
  const order = newOrder(parts, request, checked.value, surroundings.value, language);
  const answer = JSON.stringify(answerOf(order, request.customerCode));
  const placed = await parts.orders.place(order, { ...hashes, answer });
  return placed.kind === 'known' ? replay(placed.key, hashes.bodyFingerprint) : ok(answer);
}

const replay = (known: OrderKey, fingerprint: string): Result<string, Problem> =>
  known.bodyFingerprint === fingerprint ? ok(known.answer) : err(OTHER_BODY_UNDER_KEY);

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
  language: Language,
): NewOrder {
  const id = parseOrderId(randomness.token(ORDER_ID_BITS));
  const shopId = parseShopId(shop.id);
  if (id === undefined || shopId === undefined) throw new Error('An order needs an id and a shop');
  const timeZone = timeZoneOf(shop);
  return {
    ...{ id, shopId, shopName: shop.name, timeZone, day: dayOf(at, timeZone), language },
    customerCodeHash: sha256(request.customerCode),
    pickupTime: at,
    placedAt: at,
    ...checked,
    currency: menu.currency,
  };
}

/** The day on the shop's own calendar, `2026-11-21`. */
const dayOf = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

const answerOf = (order: NewOrder, customerCode: string): PlacedOrderDto => ({
  orderId: order.id,
  customerCode,
  pickupTime: formatInstant(order.pickupTime),
  total: toDecimal(order.total),
  currency: order.currency,
});
