import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import type { PlacedOrder } from '@/domain/order/order';
import { type IntentKey, parseIntentKey } from '@/domain/order/order-intent';
import type { OrderRequest } from '@/domain/order/order-request';
import type { OrderStatus } from '@/domain/order/order-status';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { amount, articleCode, choiceCode, spotId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { customerCode, orderId } from '@test/support/builders/order-ids';
import { REMOTE_WORLDS, type RemoteWorld } from '@test/support/http/remote-worlds';

const key = (text: string): IntentKey => must(parseIntentKey(text.padEnd(22, '-')));

const OTHER_CODE = customerCode('another-customer-code-x');

describe.each(REMOTE_WORLDS)('OrderGateway %s', (_, open) => {
  let world: RemoteWorld;
  beforeEach(async () => {
    world = await open();
    world.server.orders.totalOf = () => amount('119');
  });
  afterEach(() => world.stop());

  async function place(request: OrderRequest = anOrderRequest()): Promise<PlacedOrder> {
    const answer = await world.orders.place(request, key('first'));
    if (!answer.ok) throw new Error(answer.error.kind);
    return answer.value;
  }

  describe('place', () => {
    it('sends the whole request and returns the charged total [ENT-22, ENT-23]', async () => {
      const request = anOrderRequest({
        orderType: 'DineInPlace',
        note: 'No onion',
        spotId: spotId(0),
        email: 'a@example.com',
        phoneNumber: '+46701234567',
        items: [
          {
            code: articleCode('meatballs'),
            quantity: 2,
            choices: [
              { level: 1, articleCode: articleCode('mash'), choiceCode: choiceCode('side'), parent: '' },
              {
                level: 2,
                articleCode: articleCode('gravy'),
                choiceCode: choiceCode('sauce'),
                parent: 'side/mash',
              },
            ],
          },
        ],
      });
      expect(await world.orders.place(request, key('first'))).toMatchObject({
        ok: true,
        value: { customerCode: request.customerCode, pickupTime: request.pickupTime, total: amount('119') },
      });
      expect(world.server.orders.orders.map((order) => order.request)).toEqual([request]);
    });

    it('returns the first response again for the same key and body, without a second order', async () => {
      const first = await world.orders.place(anOrderRequest(), key('first'));
      expect(await world.orders.place(anOrderRequest(), key('first'))).toEqual(first);
      expect(world.server.orders.orders).toHaveLength(1);
    });

    it('refuses another body under the same key', async () => {
      await place();
      const other = await world.orders.place(anOrderRequest({ note: 'Other' }), key('first'));
      expect(other).toMatchObject({ ok: false, error: { kind: 'refused', status: 422 } });
      expect(world.server.orders.orders).toHaveLength(1);
    });

    it('creates the order although its response is lost; a query finds it', async () => {
      world.server.orders.script.loseNextAnswer();
      const lost = await world.orders.place(anOrderRequest(), key('first'));
      expect(lost).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
      await place();
      expect(world.server.orders.orders).toHaveLength(1);
    });

    it('returns a refusal with its code and context [ERR-14]', async () => {
      world.server.orders.refuses = refusal(422, 'unavailable-products', {
        family: 'order',
        articleCodes: ['soup', 'tea'],
      });
      expect(await world.orders.place(anOrderRequest(), key('first'))).toMatchObject({
        ok: false,
        error: { code: 'unavailable-products', family: 'order', articleCodes: ['soup', 'tea'] },
      });
    });
  });

  describe('status', () => {
    it("returns the status, with the order's code or without [API-29, ENT-38]", async () => {
      const { orderId: id, customerCode: code } = await place();
      expect(await world.orders.status(id, code)).toEqual({ ok: true, value: 'calculatedPrice' });
      world.server.orders.move(id, 'finnished');
      expect(await world.orders.status(id, undefined)).toEqual({ ok: true, value: 'finnished' });
    });

    it('refuses a wrong code and an unknown order [ERR-15]', async () => {
      const { orderId: id } = await place();
      const notFound = { ok: false, error: { status: 404, code: 'failed-find-order' } };
      expect(await world.orders.status(id, OTHER_CODE)).toMatchObject(notFound);
      expect(await world.orders.status(orderId('order-9'), undefined)).toMatchObject({
        ok: false,
        error: { status: 404, code: 'failed-find-order', orderId: 'order-9' },
      });
    });
  });

  describe('details', () => {
    it('returns everything with the code', async () => {
      const placed = await place(anOrderRequest({ note: 'No onion' }));
      expect(await world.orders.details(placed.orderId, placed.customerCode)).toMatchObject({
        ok: true,
        value: { orderId: placed.orderId, note: 'No onion', status: 'calculatedPrice', total: amount('119') },
      });
    });

    it('returns nothing without the code', async () => {
      const { orderId: id } = await place();
      expect(await world.orders.details(id, undefined)).toMatchObject({ ok: false, error: { status: 404 } });
    });
  });

  describe('subscribe', () => {
    it('reports each change until it is aborted', async () => {
      const { orderId: id, customerCode: code } = await place();
      const received: OrderStatus[] = [];
      const controller = new AbortController();
      const following = world.orders.subscribe(
        id,
        code,
        (status) => {
          received.push(status);
          if (status === 'done') controller.abort();
        },
        controller.signal,
      );
      await untilFollowed(world);
      for (const status of ['added', 'started', 'done'] as const) world.server.orders.move(id, status);
      await following;
      world.server.orders.move(id, 'delivered');
      expect(received).toEqual(['added', 'started', 'done']);
    });

    it('returns aborted when it is aborted', async () => {
      const { orderId: id, customerCode: code } = await place();
      const controller = new AbortController();
      const following = world.orders.subscribe(id, code, () => undefined, controller.signal);
      await untilFollowed(world);
      controller.abort();
      expect(await following).toEqual({ ok: false, error: { kind: 'aborted' } });
    });

    it('returns when the stream ends', async () => {
      const { orderId: id, customerCode: code } = await place();
      const following = world.orders.subscribe(id, code, () => undefined, new AbortController().signal);
      await untilFollowed(world);
      world.server.orders.breakStreams(id);
      expect(await following).toEqual({ ok: true, value: undefined });
    });

    it('is refused without the code', async () => {
      const { orderId: id } = await place();
      const signal = new AbortController().signal;
      expect(await world.orders.subscribe(id, undefined, () => undefined, signal)).toMatchObject({
        ok: false,
        error: { kind: 'refused', status: 404 },
      });
    });
  });

  describe('cancel', () => {
    it('cancels a paid order that the kitchen has not begun', async () => {
      const { orderId: id, customerCode: code } = await place();
      world.server.orders.move(id, 'added');
      expect(await world.orders.cancel(id, code)).toEqual({ ok: true, value: undefined });
      expect(await world.orders.details(id, code)).toMatchObject({
        value: { status: 'rollbacked', reason: { kind: 'guest' } },
      });
    });

    it('is refused once the kitchen has begun', async () => {
      const { orderId: id, customerCode: code } = await place();
      world.server.orders.move(id, 'started');
      expect(await world.orders.cancel(id, code)).toMatchObject({ ok: false, error: { status: 409 } });
    });

    it('is refused without the code', async () => {
      const { orderId: id } = await place();
      world.server.orders.move(id, 'added');
      expect(await world.orders.cancel(id, undefined)).toMatchObject({ ok: false, error: { status: 404 } });
    });
  });

  describe('sendReceipt', () => {
    it('sends it to the address', async () => {
      const { orderId: id, customerCode: code } = await place();
      expect(await world.orders.sendReceipt(id, code, 'a@example.com')).toEqual({
        ok: true,
        value: undefined,
      });
      expect(world.server.orders.receipts).toEqual([{ orderId: id, email: 'a@example.com' }]);
    });

    it('is refused without the code', async () => {
      const { orderId: id } = await place();
      expect(await world.orders.sendReceipt(id, undefined, 'a@example.com')).toMatchObject({ ok: false });
      expect(world.server.orders.receipts).toEqual([]);
    });
  });
});

/** The request is pending until the gateway has a subscriber. */
async function untilFollowed(world: RemoteWorld): Promise<void> {
  for (let turn = 0; turn < 1000 && world.server.orders.followers === 0; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
