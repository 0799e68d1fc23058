import type * as z from 'zod/mini';
import { failed, type Outcome } from '@cli/command/outcome';
import { err, ok, type Result } from '@/domain/shared/result';

/** The answer of an API in its form. Another one, such as the page of a proxy or a part, does not say what was done. */
export function readAnswer<Value>(
  form: z.ZodMiniType<Value>,
  content: unknown,
  api: string,
): Result<Value, Outcome> {
  const read = form.safeParse(content);
  return read.success
    ? ok(read.data)
    : err(failed({ code: 'unreadable', isRetryable: true }, `The answer of ${api} cannot be read.`));
}
