import * as z from 'zod/mini';
import type { CommandInput } from '@cli/command/command';
import { readGlobalOptions } from '@cli/command/global-options';
import { failed, misused, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { foreignRefusal } from '@cli/operator/read-answer';
import { err, ok, type Result } from '@/domain/shared/result';

/** An API and the token of its operator. */
export interface OperatorSite {
  readonly api: string;
  readonly token: string;
  /** Whether `--yes` was given. */
  readonly isYes: boolean;
}

const problem = z.object({ code: z.string(), title: z.string() });

/** The API of --api, with the token in LUCKA_OPERATOR_TOKEN. */
export function operatorSite(
  input: CommandInput,
  deps: Parameters<Tool['run']>[1],
): Result<OperatorSite, Outcome> {
  const options = readGlobalOptions(input);
  if (!options.ok) return err(options.error);
  const { api, isYes } = options.value;
  const token = deps.variables['LUCKA_OPERATOR_TOKEN']?.trim() ?? '';
  if (api === undefined)
    return err(misused('api', '--api is required: the process of a command has no orders.'));
  if (token === '')
    return err(misused('token', 'LUCKA_OPERATOR_TOKEN must be set to the token of the operator.'));
  return ok({ api, token, isYes });
}

/** Asks the API; with a body it is a PUT. */
export async function askOperator(
  { api, token }: OperatorSite,
  path: string,
  body?: object,
): Promise<Result<unknown, Outcome>> {
  const answer = await fetch(new URL(path, api), {
    method: body === undefined ? 'GET' : 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429) {
    return err(failed({ code: 'unreachable', isRetryable: true }, `${api} does not answer.`));
  }
  const content = await contentOf(answer).catch(() => undefined);
  if (answer.ok) return ok(content);
  const read = problem.safeParse(content);
  if (!read.success) return err(foreignRefusal(api, answer.status));
  return err(failed({ code: read.data.code, isRetryable: false }, read.data.title));
}

/** JSON, or the text of a table. The page of a proxy is neither: undefined, as what is cut off. */
async function contentOf(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('json')) return answer.json();
  return type.startsWith('text/csv') ? answer.text() : undefined;
}
