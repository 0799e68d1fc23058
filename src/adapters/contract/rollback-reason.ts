import * as z from 'zod/mini';
import type { RollbackReason } from '@/domain/order/rollback-reason';

export const rollbackReason: z.ZodMiniType<RollbackReason, RollbackReason> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), text: z.string() }),
  z.object({ kind: z.literal('notAccepted') }),
  z.object({ kind: z.literal('guest') }),
]);
