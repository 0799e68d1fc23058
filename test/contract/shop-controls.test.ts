import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { dayChange, priceChange, shopState, stop } from '@/adapters/contract/staff/shop-state';
import { createHttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpShopControls } from '@/adapters/http/http-shop-controls';
import type { ShopChange, ShopControls } from '@/domain/ports/shop-controls';
import { amount, shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';
import { ImpatientClock } from '@test/support/http/calls-to';
import { json, type SeenRequest, TestServer } from '@test/support/http/test-server';
import { MemoryShopControls } from '@test/support/memory/memory-shop-controls';

interface World {
  readonly port: ShopControls;
  readonly server: MemoryShopControls;
  stop(): Promise<void>;
}

const SHOP = shopId(1);
const DATE = '2026-11-21';

/** The change that a request of the contract asks for. */
function changeOf({ method, path, body }: SeenRequest): ShopChange | undefined {
  const [what, id = ''] = path.split('/').slice(5);
  const read = <Schema extends z.core.$ZodType>(schema: Schema) => z.decode(schema, JSON.parse(body));
  switch (`${method} ${what}`) {
    case 'PUT pause':
      return { kind: 'pause', stop: read(stop) };
    case 'DELETE pause':
      return { kind: 'resume' };
    case 'PUT sold-out':
      return { kind: 'sellOut', id, stop: read(stop) };
    case 'DELETE sold-out':
      return { kind: 'offerAgain', id };
    case 'PUT hours': {
      const hours = read(dayChange);
      return { kind: 'changeHours', date: id, hours: 'isClosed' in hours ? undefined : hours };
    }
    case 'DELETE hours':
      return { kind: 'usualHours', date: id };
    case 'PUT prices':
      return { kind: 'changePrice', id, price: read(priceChange).price };
    case 'DELETE prices':
      return { kind: 'usualPrice', id };
    default:
      return undefined;
  }
}

async function byHttp(): Promise<World> {
  const server = new MemoryShopControls();
  const http = new TestServer(async (request, response) => {
    const change = changeOf(request);
    const result = change === undefined ? await server.state(SHOP) : await server.change(SHOP, change);
    const answer = result.ok ? json(200, z.encode(shopState, result.value)) : json(500, {});
    return answer(request, response);
  });
  await http.start();
  const client = createHttpClient({ baseUrl: http.url });
  const calls = new HttpCalls(client, new ImpatientClock(), () => 0);
  return { port: new HttpShopControls({ calls }), server, stop: () => http.stop() };
}

function inMemory(): Promise<World> {
  const server = new MemoryShopControls();
  return Promise.resolve({ port: server, server, stop: () => Promise.resolve() });
}

const UNTIL = moment('2026-11-21T18:00:00+01:00');

/** Each change with what it leaves behind. */
const CHANGES: readonly (readonly [ShopChange, object])[] = [
  [
    { kind: 'pause', stop: { until: UNTIL } },
    { isPaused: true, pausedUntil: UNTIL },
  ],
  [{ kind: 'pause', stop: { until: undefined } }, { isPaused: true }],
  [{ kind: 'resume' }, { isPaused: false }],
  [
    { kind: 'sellOut', id: 'meatballs', stop: { until: UNTIL } },
    { articles: [{ isSoldOut: true, soldOutUntil: UNTIL }, {}] },
  ],
  [
    { kind: 'sellOut', id: 'mash', stop: { until: undefined } },
    { articles: [{ isSoldOut: false, choices: [{ isSoldOut: true }] }, {}] },
  ],
  [{ kind: 'offerAgain', id: 'meatballs' }, { articles: [{ isSoldOut: false }, {}] }],
  [
    { kind: 'changeHours', date: DATE, hours: { opens: 570, closes: 60 } },
    { days: [{ hours: [{ opens: 570, closes: 60 }], isChanged: true }] },
  ],
  [{ kind: 'changeHours', date: DATE, hours: undefined }, { days: [{ hours: [], isChanged: true }] }],
  [{ kind: 'usualHours', date: DATE }, { days: [{ isChanged: false }] }],
  [
    { kind: 'changePrice', id: 'cola', price: amount('27.5') },
    { articles: [{}, { price: amount('27.5'), isPriceChanged: true }] },
  ],
  [{ kind: 'usualPrice', id: 'cola' }, { articles: [{}, { isPriceChanged: false }] }],
];

describe.each([
  ['by HTTP', byHttp],
  ['in memory', inMemory],
])('ShopControls %s', (_, open) => {
  let world: World;
  beforeEach(async () => void (world = await open()));
  afterEach(() => world.stop());

  it('reads the state of a shop as it is', async () => {
    const read = await world.port.state(SHOP);
    expect(read.ok && read.value).toEqual(world.server.shop);
  });

  it.each(CHANGES)('makes the change %j, and returns the state after it', async (change, expected) => {
    expect(await world.port.change(SHOP, change)).toMatchObject({ ok: true, value: expected });
    expect(world.server.shop).toMatchObject(expected);
  });
});
