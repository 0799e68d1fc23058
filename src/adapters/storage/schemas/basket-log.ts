import * as z from 'zod/mini';

import { basket } from '@/adapters/storage/schemas/basket';
import { stampedOperation } from '@/adapters/storage/schemas/basket-operation';
import { readableEntries } from '@/adapters/storage/schemas/fields';
import type { BasketLog, BasketMessage } from '@/domain/basket/basket-log';

const wholeLog: z.ZodMiniType<BasketLog> = z.object({
  base: basket,
  folded: z.record(z.string(), z.int().check(z.minimum(0))),
  operations: readableEntries(stampedOperation),
});

/**
 * Without the list of what the base already contains, an operation could be applied twice: then only the base counts.
 */
const baseAlone: z.ZodMiniType<BasketLog> = z.pipe(
  z.object({ base: basket }),
  z.transform(({ base }) => ({ base, folded: {}, operations: [] })),
);

export const storedLog: z.ZodMiniType<BasketLog> = z.union([wholeLog, baseAlone]);

/** An operation of another tab is valid only as a whole. */
export const basketMessage: z.ZodMiniType<BasketMessage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('operation'), operation: stampedOperation }),
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('log'), log: wholeLog }),
]);
