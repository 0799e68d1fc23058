import { PassThrough } from 'node:stream';
import * as z from 'zod/mini';
import { board } from '@/adapters/contract/staff/board';
import type { Disposer } from '@/domain/ports/clock';
import { parseShopId, type ShopId } from '@/domain/shop/shop';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { INVALID_SHOP_ID, tooManyRequests } from '@api/http/problems';
import { BoardChanges } from '@api/staff/board-changes';
import { readBoard } from '@api/staff/board-routes';
import type { StaffDeps } from '@api/staff/staff-deps';

const HEARTBEAT_MS = 15_000;
/** No shop has as many screens, and its staff must not take the streams of other shops. */
const MAX_STREAMS_OF_SHOP = 100;
const CROWDED_WAIT_MS = 30_000;
const CHANGED = 'event: board\ndata:\n\n';

/**
 * GET /api/staff/shops/{shopId}/events: an event `board` whenever an order of the shop, or the shop, has changed. Each
 * heartbeat reads the board again, in case a notification of another process was lost, and asks again whether the
 * caller may see it.
 */
export function boardEventRoutes(app: ApiServer, deps: StaffDeps): void {
  const changes = new BoardChanges(deps);
  const open = new Map<PassThrough, ShopId>();
  deps.meter.gauge('boardStreams', () => open.size);

  app.addHook('preClose', (done) => {
    for (const stream of open.keys()) stream.end();
    done();
  });

  app.get(
    '/api/staff/shops/:shopId/events',
    {
      config: {
        rateLimit: 'operate',
        document: {
          summary: 'When the board of a shop changes',
          ...{ access: 'staff', act: 'seeOrders', refusals: [404] },
          answers: { 200: { description: 'A stream of events', contentType: 'text/event-stream' } },
        },
      },
      schema: { params: z.object({ shopId: z.string() }) },
    },
    (request, reply) => {
      const shopId = parseShopId(request.params.shopId);
      if (shopId === undefined) return sendProblem(reply, INVALID_SHOP_ID);
      const ofShop = [...open.values()].filter((each) => each === shopId).length;
      if (ofShop >= MAX_STREAMS_OF_SHOP) return sendProblem(reply, tooManyRequests(CROWDED_WAIT_MS));
      const stream = new PassThrough();
      open.set(stream, shopId);
      const isAdmitted = async (): Promise<boolean> => (await deps.sessions.callerOf(request)) !== undefined;
      const stop = follow(deps, changes, { shopId, stream, isAdmitted });
      stream.once('close', () => {
        stop();
        open.delete(stream);
      });
      request.raw.once('close', () => stream.destroy());
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  );
}

interface BoardStream {
  readonly shopId: ShopId;
  readonly stream: PassThrough;
  /** Whether the session or token is still valid. */
  readonly isAdmitted: () => Promise<boolean>;
}

function follow(
  deps: StaffDeps,
  changes: BoardChanges,
  { shopId, stream, isAdmitted }: BoardStream,
): Disposer {
  let known: string | undefined;
  const announce = (): void => {
    if (!stream.writableEnded) stream.write(CHANGED);
  };
  const beat = async (): Promise<void> => {
    if (stream.writableEnded) return;
    if (!(await isAdmitted())) return void stream.end();
    stream.write(': still here\n\n');
    const { orders } = z.encode(board, await readBoard(deps, shopId));
    const read = JSON.stringify(orders);
    if (known !== undefined && known !== read) announce();
    known = read;
  };
  const stopFollowing = changes.follow(shopId, announce);
  const stopBeating = deps.clock.every(HEARTBEAT_MS, () => {
    // Where the database is away, the next heartbeat tries again.
    void beat().catch(() => undefined);
  });
  announce();
  return () => {
    stopFollowing();
    stopBeating();
  };
}
