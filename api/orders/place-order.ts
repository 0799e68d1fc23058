import * as z from 'zod/mini';
import { placedOrder } from '@/adapters/contract/order';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import { promisedTime } from '@/domain/order/promised-time';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { type Instant, parseInstant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';
import type { AccountId } from '@api/accounts/account';
import type { Catalogue } from '@api/catalogue/catalogue';
import type { Problem } from '@api/http/problem';
import {
  INVALID_SHOP_ID,
  OTHER_BODY_UNDER_KEY,
  shopNotFound,
  tooManyRequests,
  unavailable,
} from '@api/http/problems';
import { checkOrder, type CheckedOrder, type OrderSurroundings } from '@api/orders/check-order';
import { bodyFingerprint, sha256 } from '@api/system/hashes';
import type { Meter } from '@api/metrics/meter';
import { newOrderId } from '@api/orders/new-order-id';
import type { NewOrder, OrderKey, OrderStore } from '@api/orders/order-store';
import type { Orderer, UnpaidLimit } from '@api/orders/unpaid-orders';
import { EMPTY_SETTINGS } from '@api/settings/settings-routes';
import type { SettingsStore } from '@api/settings/settings-store';
import { timeZoneOf } from '@api/shops/is-open-for-business';
import type { KitchenLoad } from '@api/shops/kitchen-load';
import type { ShopStore } from '@api/shops/shop-store';

export interface PlaceOrderDeps {
  readonly orders: OrderStore;
  readonly shops: ShopStore;
  readonly kitchens: KitchenLoad;
  readonly settings: SettingsStore;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly unpaid: UnpaidLimit;
  readonly meter: Meter;
  /** The catalogue in memory, if other processes may change it. */
  readonly catalogue?: Catalogue | undefined;
}

export interface OrderToPlace {
  readonly request: OrderRequestDto;
  readonly key: string;
  readonly language: Language;
  readonly orderer: Orderer;
  /** Undefined for a guest. */
  readonly accountId?: AccountId | undefined;
}

/** Bounds the loop if the catalogue changes during each check. */
const MAX_CHECKS = 3;

/**
 * Places an order and answers the body of the answer. The same key and request get the identical body again and no
 * second order, whatever has changed since; refused orders are not remembered, so they may be retried. It is checked
 * against the catalogue in memory; the store verifies that this is current. Source: decisions, POST /api/order;
 * FAULT-P4 to FAULT-P6.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  toPlace: OrderToPlace,
  checks = 1,
): Promise<Result<string, Problem>> {
  const { request, key: intentKey, orderer } = toPlace;
  const hashes = { keyHash: sha256(intentKey), bodyFingerprint: bodyFingerprint(request) };
  const known = async (refusal: Problem): Promise<Result<string, Problem>> => {
    const key = await deps.orders.keyed(hashes.keyHash);
    return key === undefined ? err(refusal) : replay(key, hashes.bodyFingerprint, request);
  };
  const order = await checkedOrder(deps, toPlace);
  if (!order.ok) return known(order.error);
  const key = { ...hashes, answer: JSON.stringify(storedAnswerOf(order.value)) };
  const placed = await deps.unpaid.admit(orderer, order.value.id, () => deps.orders.place(order.value, key));
  if (!placed.ok) return known(tooManyRequests(placed.error));
  const { value } = placed;
  switch (value.kind) {
    case 'placed':
      deps.meter.count('orders', { outcome: 'placed' });
      return replay(key, hashes.bodyFingerprint, request);
    case 'known':
      deps.meter.count('orders', { outcome: 'repeated' });
      return replay(value.key, hashes.bodyFingerprint, request);
    case 'outdated':
      await deps.catalogue?.refresh();
      return checks < MAX_CHECKS ? placeOrder(deps, toPlace, checks + 1) : err(unavailable(1));
  }
}

async function checkedOrder(
  deps: PlaceOrderDeps,
  { request, language, accountId }: OrderToPlace,
): Promise<Result<NewOrder, Problem>> {
  // Read first: a later change makes the order outdated.
  const catalogueVersion = await deps.catalogue?.version();
  const surroundings = await readSurroundings(deps, request.shopId);
  if (!surroundings.ok) return surroundings;
  const checked = checkOrder(request, surroundings.value);
  if (!checked.ok) return checked;
  const readyInMinutes = await deps.kitchens.readyInMinutes(surroundings.value.shop);
  const order = newOrder(deps, {
    ...{ request, readyInMinutes },
    checked: checked.value,
    surroundings: surroundings.value,
    orderedBy: { language, accountId },
  });
  return ok({ ...order, catalogueVersion });
}

function replay(
  known: OrderKey,
  fingerprint: string,
  { customerCode }: OrderRequestDto,
): Result<string, Problem> {
  if (known.bodyFingerprint !== fingerprint) return err(OTHER_BODY_UNDER_KEY);
  // The customer code is not stored, but the same request contains the same code.
  const { orderId, ...rest } = storedAnswer.parse(JSON.parse(known.answer));
  return ok(JSON.stringify({ orderId, customerCode, ...rest }));
}

/** Preserves unknown fields of a stored answer. */
const storedAnswer = z.looseObject({ orderId: z.string() });

async function readSurroundings(
  { settings, shops, clock }: PlaceOrderDeps,
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
  return ok({ settings: chain ?? EMPTY_SETTINGS, shop, menu, deliverySpots: deliverySpots ?? [], at });
}

interface OrderToWrite {
  readonly request: OrderRequestDto;
  readonly checked: CheckedOrder;
  readonly readyInMinutes: number | undefined;
  readonly surroundings: OrderSurroundings;
  readonly orderedBy: Pick<NewOrder, 'language' | 'accountId'>;
}

function newOrder(
  { randomness }: PlaceOrderDeps,
  { request, checked, readyInMinutes, surroundings: { shop, menu, at }, orderedBy }: OrderToWrite,
): NewOrder {
  const id = newOrderId(randomness);
  const shopId = parseShopId(shop.id);
  if (shopId === undefined) throw new Error(`The shop has an invalid id: ${shop.id}`);
  const timeZone = timeZoneOf(shop);
  return {
    ...{ id, shopId, shopName: shop.name, timeZone, day: dayOf(at, timeZone), ...orderedBy },
    customerCodeHash: sha256(request.customerCode),
    pickupTime: at,
    placedAt: at,
    readyAt: readyInMinutes === undefined ? undefined : promisedTime(at, readyInMinutes, shownTime(request)),
    ...checked,
    currency: menu.currency,
    seller: shop.seller,
    newsByMail: request.newsByMail === true,
  };
}

/** One that cannot be read is ignored: it is the server's time that is promised. */
const shownTime = ({ readyAt }: OrderRequestDto): Instant | undefined => parseInstant(readyAt ?? '');

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The date in the shop's time zone, `2026-11-21`. */
export function dayOf(at: Instant, timeZone: string): string {
  // Creating a format costs a hundred times more than using it.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(at);
}

/** The stored part of the answer: all but the customer code. */
export const storedAnswerOf = (order: NewOrder): object =>
  z.encode(answerToStore, { ...order, orderId: order.id });

const answerToStore = z.omit(placedOrder, { customerCode: true });
