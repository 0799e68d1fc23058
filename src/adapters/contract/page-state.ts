import * as z from 'zod/mini';

import '@/adapters/contract/without-eval';

/** What a page of the server was drawn from, in its language: enough to draw the same again. */
export const pageState = z.object({
  /** The path of the drawn screen, without query and fragment. */
  path: z.string(),
  language: z.string(),
  /** Whether order type and delivery spot of its address are shown. */
  isOfSpot: z.boolean(),
  /** Milliseconds since 1970. */
  drawnAt: z.int(),
  /** When the server loaded the shown menu, which the addresses of its pictures contain. */
  menuLoadedAt: z.optional(z.int()),
  /** The bodies of the answers of the API, by path. */
  answers: z.record(z.string(), z.string()),
});

export type PageState = z.infer<typeof pageState>;
