import * as z from 'zod/mini';

import type { PushAddress } from '@/domain/order/push-address';

const base64url = (chars: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${chars}}={0,2}$`)));

/** PUT /api/order/{orderId}/push, as browsers write it: a point of 65 bytes and 16 random ones. Source: RFC 8291. */
export const pushAddress = z.codec(
  z.object({
    endpoint: z.string().check(z.maxLength(2_000)),
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  }),
  z.custom<PushAddress>(),
  {
    decode: ({ endpoint, keys }) => ({ endpoint, ...keys }),
    encode: ({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }),
  },
);

/** DELETE /api/order/{orderId}/push. */
export const pushEnd = z.object({ endpoint: z.string() });
