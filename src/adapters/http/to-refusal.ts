import type { AxiosResponse } from 'axios';
import * as z from 'zod/mini';

import { type ProblemDto, problemDto } from '@/adapters/contract/problem';
import { readJson } from '@/adapters/contract/read-json';
import type { Refusal } from '@/domain/shared/remote-failure';

/** The status that a browser shows for a redirect that is not followed. */
const OPAQUE_REDIRECT_STATUS = 0;

/** Reads the problem of a failed response; without a problem as its body, the status counts. */
export function toRefusal(response: AxiosResponse<string>, now: number): Refusal {
  const problem = readProblem(response.data);
  return {
    kind: 'refused',
    status: response.status === OPAQUE_REDIRECT_STATUS ? 302 : response.status,
    code: problem.code ?? undefined,
    family: familyOf(problem.type ?? ''),
    parameter: problem.parameter ?? undefined,
    orderId: problem.orderId ?? undefined,
    shopId: problem.shopId?.toString(),
    articleCodes: problem.articleCodes ?? [],
    errors: Object.keys(problem.errors ?? {}),
    retryAfterMs: retryAfterMs(String(response.headers['retry-after'] ?? ''), now),
  };
}

function readProblem(text: string): ProblemDto {
  const json = readJson(text);
  const problem = json.ok ? z.safeParse(problemDto, json.value) : undefined;
  return problem?.success === true ? problem.data : {};
}

/** `urn:lucka:<family>:<code>`. */
const familyOf = (type: string): string | undefined => /^urn:lucka:([a-z-]+):/.exec(type)?.[1];

/** Seconds or a date, as in HTTP. */
function retryAfterMs(header: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
