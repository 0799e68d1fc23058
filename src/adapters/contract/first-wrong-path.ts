import type * as z from 'zod/mini';

/** The path of the first value that does not match the schema, as `items.3.price`; empty for the value itself. */
export function firstWrongPath(error: z.core.$ZodError): string {
  return (error.issues[0]?.path ?? []).map(String).join('.');
}
