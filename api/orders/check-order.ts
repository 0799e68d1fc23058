import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import type { MenuDto } from '@/adapters/contract/menu';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import { cutNote, NOTE_MAX_CHARS, noteLength } from '@/domain/basket/note';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import type { DietFilter } from '@/domain/menu/diets';
import { parseOrderType, type OrderType } from '@/domain/settings/order-type';
import type { Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { countryOf } from '@/domain/shop/shop-country';
import type { Problem } from '@api/http/problem';
import { invalidParameter, missingParameter, unavailableProducts } from '@api/http/problems';
import { parseEmail, parsePhoneNumber } from '@api/accounts/contact-details';
import { priceOrder, type PricedOrder } from '@api/orders/price-order';
import type { OrderSpot } from '@/domain/order/order';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import { timeZoneOf } from '@api/shops/is-open-for-business';
import { shopRefusal } from '@api/shops/shop-refusal';
import type { StoredShop } from '@api/catalogue/stored-shop';

export const ORDER_MAX_LINES = 100;

/** The data that an order is checked against, read at `at`. */
export interface OrderSurroundings {
  readonly settings: ChainSettings;
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly deliverySpots: readonly DeliverySpotDto[];
  readonly at: Instant;
}

export interface CheckedOrder extends PricedOrder {
  readonly orderType: OrderType;
  readonly note: string;
  /** What the guest declared, if it was sent. */
  readonly dietaryNeeds: DietFilter | undefined;
  readonly spot: OrderSpot | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
}

/**
 * Validates an order, or answers the first reason against it: first whether the shop takes orders, then the form, then
 * the items. Source: spec §5, decisions Problems, OPEN-24, OPEN-25; FAULT-P18.
 */
export function checkOrder(
  request: OrderRequestDto,
  surroundings: OrderSurroundings,
): Result<CheckedOrder, Problem> {
  const refusal = shopRefusal(surroundings.shop, surroundings.at);
  if (refusal !== undefined) return err(refusal);
  const orderType = parseOrderType(request.orderType);
  const isEnabled = surroundings.settings.orderTypes.some((type) => parseOrderType(type) === orderType);
  if (orderType === undefined || !isEnabled) return err(invalidParameter('orderType'));
  if (!areLinesSound(request.items)) return err(invalidParameter('items'));
  const note = request.note ?? '';
  if (noteLength(note) > NOTE_MAX_CHARS) return err(invalidParameter('note'));
  const dietaryNeeds = request.dietaryNeeds ?? undefined;
  if (dietaryNeeds !== undefined && !areNeedsSound(dietaryNeeds))
    return err(invalidParameter('dietaryNeeds'));
  const spot = checkSpot(request.spotId ?? undefined, orderType, surroundings.deliverySpots);
  if (!spot.ok) return spot;
  const email = checkField('email', request.email, surroundings.settings.orders.requireEmail, parseEmail);
  if (!email.ok) return email;
  const isPhoneRequired = surroundings.settings.orders.requirePhoneNumber;
  const country = countryOf({ timeZone: timeZoneOf(surroundings.shop) });
  const phone = checkField('phone', request.phoneNumber, isPhoneRequired, (text) =>
    parsePhoneNumber(text, country),
  );
  if (!phone.ok) return phone;
  const priced = priceOrder(surroundings.menu, request.items, {
    ...{ shop: surroundings.shop, at: surroundings.at, orderType },
  });
  if (!priced.ok) {
    const { error } = priced;
    return err(
      error.kind === 'invalid' ? invalidParameter('choice') : unavailableProducts(error.articleCodes),
    );
  }
  const details = { orderType, dietaryNeeds, note: cutNote(note).trim(), spot: spot.value };
  return ok({ ...priced.value, ...details, email: email.value, phoneNumber: phone.value });
}

const areLinesSound = (items: OrderRequestDto['items']): boolean =>
  items.length > 0 &&
  items.length <= ORDER_MAX_LINES &&
  items.every((item) => item.quantity >= 1 && item.quantity <= MAX_QUANTITY);

/** More than there are allergens, and no longer than a word: names that a kitchen reads, and no second note. */
const areNeedsSound = ({ diets, withoutAllergens }: DietFilter): boolean =>
  [diets, withoutAllergens].every(
    (names) => names.length <= 20 && names.every((name) => name !== '' && name.length <= 40),
  );

function checkSpot(
  spotId: number | undefined,
  orderType: OrderType,
  spots: readonly DeliverySpotDto[],
): Result<OrderSpot | undefined, Problem> {
  const possible = spots.filter((spot) => parseOrderType(spot.orderType) === orderType);
  if (spotId === undefined) {
    const isRequired = orderType === 'DineInPlace' && possible.length > 0;
    return isRequired ? err(missingParameter('spot')) : ok(undefined);
  }
  const spot = possible.find((each) => each.id === spotId);
  if (spot === undefined) return err(invalidParameter('spot'));
  return ok({ name: spot.name, translations: spot.i18n ?? {} });
}

/** Required if the settings say so; always validated if present. */
function checkField(
  name: string,
  text: string | null | undefined,
  isRequired: boolean,
  parse: (text: string) => string | undefined,
): Result<string | undefined, Problem> {
  const given = (text ?? '').trim();
  if (given === '') return isRequired ? err(missingParameter(name)) : ok(undefined);
  const value = parse(given);
  return value === undefined ? err(invalidParameter(name)) : ok(value);
}
