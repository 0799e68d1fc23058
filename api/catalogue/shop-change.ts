import * as z from 'zod/mini';
import { instant, type Instant } from '@/domain/shared/instant';

const hours = z.array(z.object({ opens: z.string(), closes: z.string() }));

/** As stored: `subject` is what is changed, within its kind. */
const storedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pause'), subject: z.literal(''), value: z.null() }),
  /** The code of an article or choice, wherever the shop offers it. */
  z.object({ kind: z.literal('soldOut'), subject: z.string(), value: z.null() }),
  /** A date, `2026-11-21`; no hours: closed. */
  z.object({ kind: z.literal('hours'), subject: z.string(), value: hours }),
  /** The code of an article; decimal, in the currency of the shop. */
  z.object({ kind: z.literal('price'), subject: z.string(), value: z.number() }),
]);

/** Something that staff has changed of a shop, over what the chain says. */
export type ShopChange = z.infer<typeof storedChange> & {
  /** When it ends by itself; undefined: until further notice. */
  readonly endsAt: Instant | undefined;
};

export type ShopChangeKey = Pick<ShopChange, 'kind' | 'subject'>;

export interface ShopChangeRow {
  readonly shop_id: number;
  readonly kind: string;
  readonly subject: string;
  readonly value: unknown;
  readonly ends_at: Date | null;
}

/** Undefined for a row that this version cannot read. */
export function shopChangeOf({
  kind,
  subject,
  value,
  ends_at: endsAt,
}: ShopChangeRow): ShopChange | undefined {
  const read = storedChange.safeParse({ kind, subject, value });
  return read.success
    ? { ...read.data, endsAt: endsAt === null ? undefined : instant(endsAt.getTime()) }
    : undefined;
}
