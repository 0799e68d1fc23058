import * as z from 'zod/mini';
import { addMs, parseInstant, type Instant } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { ofMinorUnits } from '@/domain/shared/minor-units';
import type { BookEntry } from '@api/payments/payment-provider';
import { UNREACHABLE, type ProviderAnswer } from '@api/payments/provider-answer';
import type { VippsClient } from '@api/payments/vipps/vipps-client';
import { paymentOfReference } from '@api/payments/vipps/vipps-reference';

const ledgers = z.object({ items: z.array(z.object({ ledgerId: z.string() })) });

const entry = z.object({
  entryType: z.string(),
  pspReference: z.nullish(z.string()),
  reference: z.nullish(z.string()),
  currency: z.string(),
  /** Negative for a refund. */
  amount: z.int(),
  time: z.string(),
});

const page = z.object({ items: z.array(entry), cursor: z.nullish(z.string()) });

const DAY_MS = 24 * 3_600_000;

/**
 * The captures and refunds in the ledger of funds of the sales unit. Vipps has them by its own dates, so a day more is
 * read on each side. Source: Vipps MobilePay, Report API.
 */
export async function fetchVippsBooks(
  client: VippsClient,
  from: Instant,
  until: Instant,
): Promise<ProviderAnswer<readonly BookEntry[]>> {
  const handle = encodeURIComponent(`api:${client.serialNumber}`);
  const found = await client.ask({
    path: `/settlement/v1/ledgers?settlesForRecipientHandles=${handle}`,
    answer: ledgers,
  });
  if (!found.ok) return found;
  const entries: BookEntry[] = [];
  for (const { ledgerId } of found.value.items) {
    for (let day = addMs(from, -DAY_MS); day < addMs(until, DAY_MS); day = addMs(day, DAY_MS)) {
      const read = await fetchDate(client, `/report/v2/ledgers/${ledgerId}/funds/dates/${dateOf(day)}`);
      if (!read.ok) return read;
      entries.push(...read.value);
    }
  }
  return ok(entries.filter(({ at }) => at >= from && at < until));
}

async function fetchDate(client: VippsClient, path: string): Promise<ProviderAnswer<readonly BookEntry[]>> {
  const entries: BookEntry[] = [];
  let query = '';
  do {
    const read = await client.ask({ path: `${path}${query}`, answer: page });
    if (!read.ok) return read;
    const { items, cursor } = read.value;
    const known = items.map(bookEntry);
    if (known.includes('unreadable')) return UNREACHABLE;
    entries.push(...known.filter((each) => typeof each === 'object'));
    query = cursor && items.length > 0 ? `?cursor=${encodeURIComponent(cursor)}` : '';
  } while (query !== '');
  return ok(entries);
}

/** Payouts, fees and the like are `other`. */
function bookEntry(item: z.infer<typeof entry>): BookEntry | 'other' | 'unreadable' {
  const { entryType, pspReference, reference, currency, amount: minor, time } = item;
  if (entryType !== 'capture' && entryType !== 'refund') return 'other';
  const amount = ofMinorUnits(Math.abs(minor), currency);
  const at = parseInstant(time);
  if (amount === undefined || at === undefined) return 'unreadable';
  return {
    ...{ kind: entryType, currency, amount, at },
    ...{ reference: pspReference ?? '', paymentId: paymentOfReference(reference ?? '') },
  };
}

const dateOf = (at: Instant): string => new Date(at).toISOString().slice(0, 10);
