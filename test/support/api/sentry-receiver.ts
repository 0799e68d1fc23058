import * as z from 'zod/mini';
import { openLocalServer, type LocalServer } from '@test/support/payments/local-server';

const frame = z.object({
  filename: z.string(),
  function: z.optional(z.string()),
  lineno: z.number(),
  in_app: z.boolean(),
  context_line: z.optional(z.string()),
});
const event = z.object({
  event_id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  timestamp: z.string(),
  platform: z.enum(['javascript', 'node']),
  release: z.string(),
  environment: z.string(),
  transaction: z.optional(z.string()),
  tags: z.record(z.string(), z.string()),
  exception: z.object({
    values: z.array(
      z.object({
        type: z.string(),
        value: z.string(),
        stacktrace: z.optional(z.object({ frames: z.array(frame) })),
      }),
    ),
  }),
});

export type ReceivedEvent = z.infer<typeof event>;

export interface SentryReceiver extends LocalServer {
  readonly dsn: string;
  readonly events: ReceivedEvent[];
  /** All that was received, to search for what must not be in it. */
  readonly bodies: string[];
  /** The `retry-after` of the next answers, which are 429. */
  readonly busy: number[];
}

const KEY = 'public-key';

/** Reads envelopes as Sentry does: a header, then a header and a body for each item, each on a line of its own. */
export async function openSentryReceiver(): Promise<SentryReceiver> {
  const [events, bodies, busy]: [ReceivedEvent[], string[], number[]] = [[], [], []];
  const server = await openLocalServer(({ url, headers, body }) => {
    if (url.pathname !== '/api/7/envelope/') return { status: 404, body: {} };
    if (!String(headers['x-sentry-auth']).includes(`sentry_key=${KEY}`)) return { status: 401, body: {} };
    bodies.push(body);
    const seconds = busy.shift();
    if (seconds !== undefined) return { status: 429, body: {}, headers: { 'retry-after': `${seconds}` } };
    const [, item = '', content = ''] = body.split('\n');
    z.object({ type: z.literal('event') }).parse(JSON.parse(item));
    events.push(event.parse(JSON.parse(content)));
    return { status: 200, body: {} };
  });
  const dsn = `${server.address.replace('//', `//${KEY}@`)}/7`;
  return { ...server, dsn, events, bodies, busy };
}
