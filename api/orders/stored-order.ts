import * as z from 'zod/mini';
import { type CurrencyDto, translationsDto } from '@/adapters/contract/common';
import type { AccountId } from '@api/accounts/account';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { OrderType } from '@/domain/settings/order-type';
import { amountOfUnits, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';

/** Stored money: whole 1/10 000 units. */
const storedAmount = z.pipe(
  z.int(),
  z.transform((units): Amount => amountOfUnits(units) ?? ZERO_AMOUNT),
);

const storedName = { code: z.string(), description: z.string(), i18n: translationsDto };

const storedChoice = z.object({
  ...storedName,
  price: storedAmount,
  // The position of the choice; orders of the first versions lack it.
  level: z.optional(z.int()),
  choiceCode: z.optional(z.string()),
  parent: z.optional(z.string()),
});

export const storedOrderItem = z.object({
  ...storedName,
  quantity: z.int(),
  price: storedAmount,
  choices: z.array(storedChoice),
  total: storedAmount,
});

export type StoredOrderItem = z.infer<typeof storedOrderItem>;

export const storedSpot = z.object({ name: z.string(), i18n: translationsDto });

export type StoredSpot = z.infer<typeof storedSpot>;

export type StoredCurrency = CurrencyDto;

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
  /** SHA-256 of the customer code, in hexadecimal digits. */
  readonly customerCodeHash: string;
  /** Undefined for a guest's order, and if the account was deleted. */
  readonly accountId: AccountId | undefined;
  readonly language: Language;
  readonly pickupTime: Instant;
  readonly placedAt: Instant;
  readonly note: string;
  readonly spot: StoredSpot | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly items: readonly StoredOrderItem[];
  readonly total: Amount;
  readonly currency: StoredCurrency;
}
