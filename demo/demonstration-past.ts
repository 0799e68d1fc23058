import type { OrderRequestDto } from '@/adapters/contract/order-request';
import type { Favorite } from '@/domain/customer/session';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { addMs, type Instant } from '@/domain/shared/instant';
import { parseShopId } from '@/domain/shop/shop';
import type { Account } from '@api/accounts/account';
import { MAX_FAVORITES } from '@api/favorites/favorite-routes';
import type { RequestedChoice } from '@api/orders/chosen-articles';
import { sha256 } from '@api/system/hashes';
import type { NewOrder } from '@api/orders/order-store';
import { newOrderId } from '@api/orders/new-order-id';
import { dayOf, storedAnswerOf } from '@api/orders/place-order';
import { priceOrder } from '@api/orders/price-order';
import { timeZoneOf } from '@api/shops/is-open-for-business';
import type { Stores } from '@api/stores';

const SECRET_BITS = 128;

const DAY_MS = 86_400_000;
/** How long each step took, from the order to its delivery. */
const STEP_MS = 4 * 60_000;

interface PastVisit {
  readonly daysAgo: number;
  readonly shopId: number;
  readonly items: OrderRequestDto['items'];
}

const VISITS: readonly PastVisit[] = [
  {
    daysAgo: 6,
    shopId: 3,
    items: [
      { code: 'coffee-filter', quantity: 2, choices: [choice('cup', 'cup-large')] },
      { code: 'bun-cinnamon', quantity: 2, choices: [choice('warmed', 'warmed-yes')] },
    ],
  },
  {
    daysAgo: 2,
    shopId: 1,
    items: [
      {
        code: 'burger-classic',
        quantity: 1,
        choices: [
          choice('bun', 'bun-brioche'),
          choice('extras', 'extra-bacon'),
          choice('meal', 'meal-full'),
          { ...choice('meal-side', 'meal-fries'), level: 2, parent: 'meal/meal-full' },
          { ...choice('meal-drink', 'meal-cola'), level: 2, parent: 'meal/meal-full' },
          {
            ...choice('meal-cola-size', 'meal-cola-33'),
            level: 3,
            parent: 'meal/meal-full/meal-drink/meal-cola',
          },
        ],
      },
    ],
  },
];

const FAVORITES: readonly Favorite[] = [
  { type: 'shop', code: '1' },
  { type: 'article', code: 'burger-classic' },
  { type: 'article', code: 'bun-cinnamon' },
];

export interface PastDeps extends Pick<Stores, 'orders' | 'shops' | 'favorites'> {
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Gives a member of the demonstration two delivered orders, of what the menus still have, and some favourites. */
export async function giveDemonstrationPast(deps: PastDeps, member: Account): Promise<void> {
  for (const visit of VISITS) await deliver(deps, member, visit);
  for (const favorite of FAVORITES) await deps.favorites.add(member.id, favorite, MAX_FAVORITES);
}

async function deliver(deps: PastDeps, member: Account, visit: PastVisit): Promise<void> {
  const placedAt = addMs(deps.clock.now(), -visit.daysAgo * DAY_MS);
  const order = await pastOrder(deps, member, visit, placedAt);
  if (order === undefined) return;
  const secret = (): string => sha256(deps.randomness.token(SECRET_BITS));
  const answer = JSON.stringify(storedAnswerOf(order));
  await deps.orders.place(order, { keyHash: secret(), bodyFingerprint: secret(), answer });
  const steps = ORDER_STATUSES.filter((status) => status !== 'rollbacked');
  for (const [index, to] of steps.slice(1).entries()) {
    const from = steps[index];
    if (from !== undefined)
      await deps.orders.move(order.id, from, to, addMs(placedAt, (index + 1) * STEP_MS));
  }
}

async function pastOrder(
  { shops, randomness }: PastDeps,
  member: Account,
  { shopId: id, items }: PastVisit,
  placedAt: Instant,
): Promise<NewOrder | undefined> {
  const shopId = parseShopId(id);
  if (shopId === undefined) return undefined;
  const [shop, menu] = await Promise.all([shops.find(shopId), shops.menu(shopId)]);
  if (shop === undefined || menu === undefined) return undefined;
  const orderType = 'TakeAway';
  const priced = priceOrder(menu, items, { shop, orderType, at: placedAt });
  if (!priced.ok) return undefined;
  const timeZone = timeZoneOf(shop);
  return {
    dietaryNeeds: undefined,
    ...{ id: newOrderId(randomness), shopId, shopName: shop.name, timeZone, day: dayOf(placedAt, timeZone) },
    ...{ orderType, accountId: member.id, language: member.language, note: '' },
    ...{
      customerCodeHash: sha256(randomness.token(SECRET_BITS)),
      pickupTime: placedAt,
      placedAt,
      readyAt: undefined,
    },
    ...{ spot: undefined, email: undefined, phoneNumber: undefined },
    ...{ ...priced.value, currency: menu.currency, seller: shop.seller },
  };
}

function choice(choiceCode: string, articleCode: string): RequestedChoice {
  return { level: 1, choiceCode, articleCode };
}
