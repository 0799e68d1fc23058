import type * as z from 'zod/mini';

/** The first place at which a value is not what the schema says, as `items.3.price`; empty for the value itself. */
export function firstWrongPath(error: z.core.$ZodError): string {
  return (error.issues[0]?.path ?? []).map(String).join('.');
}
