import * as z from 'zod/mini';
import { absentAs, list, money, orUndefined, time } from '@/adapters/contract/fields';
import { percentOf } from '@/domain/order/vat';
import { addAmounts, multiplyAmount, type Amount } from '@/domain/shared/amount';
import type { DaySettlement } from '@api/settlement/settle-day';
import type { MoneySums, ShopSettlement } from '@api/settlement/settlement';

const sums = { captured: money, refunded: money, net: money };

/** The report on the wire; rates are in per cent. */
export const settlementDto = z.object({
  date: z.string(),
  shops: list(
    z.object({
      ...{ shopId: z.int(), shopName: z.string(), timeZone: z.string(), currency: z.string() },
      ...{ captures: z.int(), refunds: z.int(), ...sums },
      vat: list(
        z.object({
          ...{ vatClass: orUndefined(z.string()), rate: orUndefined(z.number()) },
          ...{ gross: money, net: money, vat: money },
        }),
      ),
      providers: list(z.object({ provider: z.string(), ...sums })),
    }),
  ),
  incidents: absentAs(
    list(
      z.object({
        ...{ kind: z.enum(['refundFailed', 'capturedOutside']), shopId: z.int(), at: time },
        ...{ orderId: z.string(), paymentId: z.string(), amount: money, currency: z.string() },
      }),
    ),
    [],
  ),
  books: z.object({
    ...{ provider: z.string(), isCompared: z.boolean() },
    differences: list(
      z.object({
        kind: z.enum(['capture', 'refund']),
        reason: z.enum(['otherDay', 'missing', 'unknown', 'amount']),
        ...{ paymentId: orUndefined(z.string()), orderId: orUndefined(z.string()) },
        ...{ references: list(z.string()), currency: z.string(), ours: money, theirs: money },
      }),
    ),
  }),
});

export type SettlementAnswer = z.infer<typeof settlementDto>;

export const settlementAnswer = (
  date: string,
  { shops, incidents, books }: DaySettlement,
): SettlementAnswer => ({
  date,
  shops: shops.map(shopAnswer),
  incidents,
  books: {
    ...{ provider: books.provider, isCompared: books.kind === 'compared' },
    differences: books.kind === 'compared' ? books.differences : [],
  },
});

const shopAnswer = (shop: ShopSettlement) => ({
  ...shop,
  net: netOf(shop),
  vat: shop.vat.map(({ vatClass, rate, gross, vat }) => ({
    ...{ vatClass, gross, vat },
    rate: rate && percentOf(rate),
    net: subtract(gross, vat),
  })),
  providers: shop.providers.map((provider) => ({ ...provider, net: netOf(provider) })),
});

const netOf = ({ captured, refunded }: MoneySums): Amount => subtract(captured, refunded);
const subtract = (amount: Amount, other: Amount): Amount => addAmounts(amount, multiplyAmount(other, -1));
