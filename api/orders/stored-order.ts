import * as z from 'zod/mini';
import { branded, list } from '@/adapters/contract/fields';
import { orderItemOf } from '@/adapters/contract/order';
import type { AccountId } from '@api/accounts/account';
import type { DietFilter } from '@/domain/menu/diets';
import type { Currency } from '@/domain/menu/menu';
import type { OrderId, OrderItem, OrderSpot } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import type { OrderType } from '@/domain/settings/order-type';
import { amountOfUnits, type Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';
import type { Seller } from '@api/catalogue/stored-shop';
import type { TaxedShare } from '@api/vat/line-vat';

/** Stored money: whole 1/10 000 units. */
const storedAmount = branded<number, Amount>(z.int(), amountOfUnits);

export const storedItems = list(orderItemOf(storedAmount));

/** An order as stored: priced, with its customer code as a hash. */
export interface StoredOrder {
  readonly id: OrderId;
  /** Short, for people; counts from 1 for each shop and day. */
  readonly number: string;
  readonly shopId: ShopId;
  readonly shopName: string;
  readonly timeZone: string;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  /** Of an order that was taken back. */
  readonly reason: RollbackReason | undefined;
  /** SHA-256 of the customer code, in hexadecimal digits. */
  readonly customerCodeHash: string;
  /** Undefined for a guest's order, and if the account was deleted. */
  readonly accountId: AccountId | undefined;
  readonly language: Language;
  readonly pickupTime: Instant;
  readonly placedAt: Instant;
  /** When it is promised to be ready; undefined where the shop promises nothing. */
  readonly readyAt: Instant | undefined;
  readonly note: string;
  /** What the guest declared and sent with the order; it is forgotten with the note. Source: DEC-122. */
  readonly dietaryNeeds: DietFilter | undefined;
  readonly spot: OrderSpot | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly items: readonly OrderItem[];
  readonly total: Amount;
  readonly currency: Currency;
  /** The tax in each line; undefined where the shop stated none, and for orders of earlier versions. */
  readonly vat: readonly (readonly TaxedShare[])[] | undefined;
  /** Who sold it. */
  readonly seller: Seller | undefined;
}
