import * as z from 'zod/mini';
import { branded, list } from '@/adapters/contract/fields';
import { parseVatRate, type VatRate, type VatShare } from '@/domain/order/vat';
import type { OrderType } from '@/domain/settings/order-type';
import { addAmounts, amountOfUnits, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { spreadAmount } from '@api/vat/spread-amount';

/** A share of a line of an order, with the rate of the moment when it was placed. */
export type TaxedShare = Omit<VatShare, 'vat'>;

/** What a line consists of: the article, and each choice. */
export interface TaxedPart {
  readonly vatClass: string | undefined;
  readonly price: Amount;
}

/**
 * The shares of a line by the classes of its parts, the article first; a discount, which is a part with a negative
 * price, is spread over them. Undefined if a part has no class, or a class no rate in the shop.
 */
export function lineVat(
  parts: readonly TaxedPart[],
  total: Amount,
  { vat }: Pick<StoredShop, 'vat'>,
  orderType: OrderType,
): readonly TaxedShare[] | undefined {
  const sums = new Map<string | undefined, Amount>();
  for (const [index, { vatClass, price }] of parts.entries()) {
    const weight = price > 0 ? price : ZERO_AMOUNT;
    // The class of the article counts also where nothing is paid.
    if (weight > 0 || index === 0) sums.set(vatClass, addAmounts(sums.get(vatClass) ?? ZERO_AMOUNT, weight));
  }
  const gross = spreadAmount(total, [...sums.values()], 1);
  const shares = [...sums.keys()].flatMap((vatClass, index) => {
    const rate = rateOf(vat, vatClass, orderType);
    return vatClass === undefined || rate === undefined
      ? []
      : [{ vatClass, rate, gross: gross[index] ?? ZERO_AMOUNT }];
  });
  return shares.length === sums.size ? shares : undefined;
}

function rateOf(
  vat: StoredShop['vat'],
  vatClass: string | undefined,
  orderType: OrderType,
): VatRate | undefined {
  const rates = vat?.[vatClass ?? ''];
  return rates && parseVatRate(orderType === 'TakeAway' ? rates.takeAway : rates.dineInPlace);
}

const storedAmount = branded<number, Amount>(z.int(), amountOfUnits);
const storedRate = branded<number, VatRate>(z.int(), (rate) => parseVatRate(rate / 100));

/** The shares of each line, as they are stored: rates in 1/100 per cent, money in 1/10 000 units. */
export const storedVat = list(
  list(z.object({ vatClass: z.string(), rate: storedRate, gross: storedAmount })),
);
