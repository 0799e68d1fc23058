import * as z from 'zod/mini';
import { REQUESTED_WITH_HEADER, REQUESTED_WITH_STOREFRONT } from '@/adapters/contract/headers';
import { err, ok, type Result } from '@/domain/shared/result';
import { failed, misused, type Outcome } from '@cli/command/outcome';
import { readGlobalOptions } from '@cli/command/global-options';
import { foreignRefusal } from '@cli/operator/read-answer';
import type { CommandInput } from '@cli/command/command';
import type { ToolDeps } from '@cli/command/tool';

const problem = z.object({ code: z.string(), title: z.string(), orderStatus: z.optional(z.string()) });

export interface StaffRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** Calls the API of --api with the machine token in LUCKA_STAFF_TOKEN. */
export async function callAsStaff(
  input: CommandInput,
  { variables }: Pick<ToolDeps, 'variables'>,
  { method, path, body }: StaffRequest,
): Promise<Result<unknown, Outcome>> {
  const options = readGlobalOptions(input);
  if (!options.ok) return options;
  const { api } = options.value;
  const token = variables['LUCKA_STAFF_TOKEN']?.trim() ?? '';
  if (api === undefined)
    return err(misused('api', '--api is required: the process of a command has no orders.'));
  if (token === '') return err(misused('token', 'LUCKA_STAFF_TOKEN must be set to a machine token.'));
  const answer = await fetch(new URL(path, api), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      [REQUESTED_WITH_HEADER]: REQUESTED_WITH_STOREFRONT,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 429)
    return err(failed({ code: 'unreachable', isRetryable: true }, `${api} does not answer.`));
  const content: unknown = await answer.json().catch(() => undefined);
  return answer.ok ? ok(content) : err(refused(content, api, answer.status));
}

function refused(content: unknown, api: string, status: number): Outcome {
  const read = problem.safeParse(content);
  if (!read.success) return foreignRefusal(api, status);
  const { code, title, orderStatus } = read.data;
  const present = orderStatus === undefined ? '' : `: ${orderStatus}`;
  return failed({ code, isRetryable: false }, title + present);
}
