import type * as z from 'zod/mini';
import { failed, type Outcome } from '@cli/command/outcome';
import { err, ok, type Result } from '@/domain/shared/result';

/** A refusal that is not of the API, such as that of a proxy before it. */
export const foreignRefusal = (api: string, status: number): Outcome =>
  failed(
    { code: `status-${status}`, isRetryable: false },
    `${api} answered ${status}, which is not an answer of the API. Check --api, and what stands before it.`,
  );

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
