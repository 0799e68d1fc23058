import { addMs, instant, type Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { compareBooks, type BookDifference } from '@api/settlement/compare-books';
import { moneyIncidents, type MoneyIncident } from '@api/settlement/money-incidents';
import { settlementOf, type ShopSettlement } from '@api/settlement/settlement';
import type { SettlementStore } from '@api/settlement/settlement-store';
import type { ShopStore } from '@api/shops/shop-store';
import { timeZoneOf } from '@api/shops/is-open-for-business';

export interface DaySettlement {
  readonly shops: readonly ShopSettlement[];
  readonly incidents: readonly MoneyIncident[];
  readonly books: Books;
}

/** The comparison with the company's books; `unavailable` where they cannot be read now, or at all. */
export type Books =
  | { readonly kind: 'compared'; readonly provider: string; readonly differences: readonly BookDifference[] }
  | { readonly kind: 'unavailable'; readonly provider: string };

export interface SettlementDeps {
  readonly settlements: SettlementStore;
  readonly shops: ShopStore;
  readonly provider: PaymentProvider;
}

const HOUR_MS = 3_600_000;
/** A day begins at most 14 hours before that of UTC and ends at most 12 hours after it; and one more on each side. */
const BEFORE_MS = (14 + 24) * HOUR_MS;
const AFTER_MS = (24 + 12 + 24) * HOUR_MS;

/** The captures and refunds of a day, `2026-11-21`, in the time zone of each shop; of one shop if it is given. */
export async function settleDay(
  { settlements, shops, provider }: SettlementDeps,
  day: string,
  shopId: ShopId | undefined,
): Promise<DaySettlement> {
  const from = addMs(startInUtc(day), -BEFORE_MS);
  const until = addMs(startInUtc(day), AFTER_MS);
  const settled = await settlements.settled(from, until);
  const wanted = settled.filter(({ order }) => shopId === undefined || order.shopId === shopId);
  const [books, listed] = await Promise.all([provider.fetchBooks?.(from, until), shops.list()]);
  const report = { shops: settlementOf(wanted, day), incidents: moneyIncidents(wanted, day) };
  if (books?.ok !== true) return { ...report, books: { kind: 'unavailable', provider: provider.name } };
  // Payments of a company that was used before are in other books.
  const own = wanted.filter(({ payment }) => payment.provider === provider.name);
  const timeZones = shopId === undefined ? [...new Set(listed.map(timeZoneOf))] : [];
  const differences = compareBooks(own, books.value, day, timeZones);
  return { ...report, books: { kind: 'compared', provider: provider.name, differences } };
}

const startInUtc = (day: string): Instant => instant(Date.parse(`${day}T00:00:00Z`));
