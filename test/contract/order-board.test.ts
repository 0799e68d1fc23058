import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refundRequest, wishOfRequest } from '@/adapters/contract/refund';
import { board as boardCodec, boardOrder, madeRefund, orderMove } from '@/adapters/contract/staff/board';
import { createHttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpEvents } from '@/adapters/http/http-events';
import { HttpOrderBoard } from '@/adapters/http/http-order-board';
import { parseRefundId } from '@/domain/order/order';
import type { OrderBoard } from '@/domain/ports/order-board';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { amount, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { orderId } from '@test/support/builders/order-ids';
import { ImpatientClock } from '@test/support/http/calls-to';
import { json, type SeenRequest, TestServer } from '@test/support/http/test-server';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryOrderBoard } from '@test/support/memory/memory-order-board';

interface World {
  readonly port: OrderBoard;
  readonly server: MemoryOrderBoard;
  stop(): Promise<void>;
}

const SHOP = shopId(1);
const HAGA = '/api/staff/shops/1';

const refusalOf = (failure: RemoteFailure) => json(failure.kind === 'refused' ? failure.status : 500, {});

/** The double behind the paths and codecs of the contract. */
async function byHttp(): Promise<World> {
  const server = new MemoryOrderBoard();
  const http = new TestServer();
  const answer = <Value, Wire>(result: Result<Value, RemoteFailure>, codec: z.ZodMiniType<Value, Wire>) =>
    result.ok ? json(200, z.encode(codec, result.value)) : refusalOf(result.error);
  const respond = async ({ method, path, body }: SeenRequest) => {
    const [, , , , id = '', what = '', refundId = ''] = path.split('/');
    if (method === 'GET' && path === `${HAGA}/orders`) return answer(await server.read(SHOP), boardCodec);
    if (method === 'PUT' && what === 'status') {
      const { status: to, ...move } = z.decode(orderMove, JSON.parse(body));
      return answer(await server.move({ orderId: orderId(id), to, ...move }), boardOrder);
    }
    if (method === 'PUT' && what === 'refunds') {
      const request = z.parse(refundRequest, JSON.parse(body));
      const made = await server.refund({
        orderId: orderId(id),
        refundId: must(parseRefundId(refundId)),
        reason: request.reason,
        wish: must(wishOfRequest(request)),
      });
      return answer(made.ok ? ok({ status: made.value }) : made, madeRefund);
    }
    return json(404, {});
  };
  http.handler = async (request, response) => {
    if (request.path !== `${HAGA}/events`) return (await respond(request))(request, response);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    const left = new AbortController();
    response.on('close', () => left.abort());
    await server.subscribe(SHOP, () => response.write('event: board\ndata:\n\n'), left.signal);
    response.end();
  };
  await http.start();
  const client = createHttpClient({ baseUrl: http.url });
  const calls = new HttpCalls(client, new ImpatientClock(), () => 0);
  const events = new HttpEvents({ client, clock: new ManualClock() });
  return { port: new HttpOrderBoard({ calls, events }), server, stop: () => http.stop() };
}

function inMemory(): Promise<World> {
  const server = new MemoryOrderBoard();
  return Promise.resolve({ port: server, server, stop: () => Promise.resolve() });
}

describe.each([
  ['by HTTP', byHttp],
  ['in memory', inMemory],
])('OrderBoard %s', (_, open) => {
  let world: World;
  const order = aBoardOrder({ spot: 'Table 4', note: 'No onions' });
  const move = { orderId: order.orderId, from: 'added', to: 'started' } as const;
  beforeEach(async () => {
    world = await open();
    world.server.orders = [order];
  });
  afterEach(() => world.stop());

  it('reads the orders of a shop as they are', async () => {
    const read = await world.port.read(SHOP);
    expect(read.ok && read.value.orders).toEqual([order]);
  });

  it('moves an order once, however often the move is repeated', async () => {
    const answers = [await world.port.move(move), await world.port.move(move)];
    expect(answers).toMatchObject([
      { ok: true, value: { status: 'started' } },
      { ok: true, value: { status: 'started' } },
    ]);
    expect(world.server.moves).toBe(1);
  });

  it('refuses a move from another status', async () => {
    world.server.change(order.orderId, { status: 'done' });
    expect(await world.port.move(move)).toMatchObject({ ok: false, error: { status: 409 } });
  });

  it('takes an order back with its reason, and not without', async () => {
    const back = { ...move, to: 'rollbacked' } as const;
    expect(await world.port.move(back)).toMatchObject({ ok: false, error: { status: 422 } });
    expect(await world.port.move({ ...back, reason: 'soldOut' })).toMatchObject({
      value: { status: 'rollbacked', reason: { kind: 'staff', text: 'soldOut' } },
    });
  });

  it.each([
    { kind: 'rest' },
    { kind: 'amount', amount: amount('49.5') },
    { kind: 'lines', lines: [{ index: 0, quantity: 2 }] },
  ] as const)('refunds once with one id: $kind', async (wish) => {
    const refund = {
      orderId: order.orderId,
      refundId: must(parseRefundId('refund-1')),
      reason: 'cold',
      wish,
    };
    world.server.refundOutcome = 'pending';
    for (let time = 0; time < 2; time += 1)
      expect(await world.port.refund(refund)).toEqual({ ok: true, value: 'pending' });
    expect(world.server.refunds).toEqual([refund]);
  });

  it('reports each change, until it is left', async () => {
    const leaving = new AbortController();
    let changes = 0;
    const end = world.port.subscribe(SHOP, () => (changes += 1), leaving.signal);
    await expect.poll(() => world.server.followers).toBe(1);
    world.server.change(order.orderId, { status: 'started' });
    await expect.poll(() => changes).toBe(1);
    leaving.abort();
    expect(await end).toEqual({ ok: false, error: { kind: 'aborted' } });
    await expect.poll(() => world.server.followers).toBe(0);
  });
});
