import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/fields';

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** RFC 9457. `type` is `urn:lucka:<family>:<code>`. Source: decisions, Problems. */
export const problemDto = z.object({
  type: maybe(z.string()),
  title: maybe(z.string()),
  status: maybe(z.number()),
  detail: maybe(z.string()),
  code: maybe(z.string()),
  parameter: maybe(z.string()),
  orderId: maybe(z.string()),
  shopId: maybe(z.union([z.string(), z.number()])),
  /** The present status of an order. */
  orderStatus: maybe(z.string()),
  articleCodes: maybe(z.array(z.string())),
  /** Names the request in the server's log. */
  requestId: maybe(z.string()),
  /** Identity and form errors: {code: [message]}. */
  errors: maybe(z.record(z.string(), z.array(z.string()))),
});

export type ProblemDto = z.infer<typeof problemDto>;
