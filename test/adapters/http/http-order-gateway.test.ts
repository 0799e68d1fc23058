import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { parseIntentKey } from '@/domain/order/order-intent';
import type { OrderStatus } from '@/domain/order/order-status';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { articleCode, choiceCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer, text } from '@test/support/http/test-server';
import { toOrderDetailsDto } from '@test/support/http/to-dto';

const ID = orderId('order-1');
const CODE = customerCode('customer-code-of-the-order');
const KEY = must(parseIntentKey('intent-key-of-22-chars'));

describe('the gateways by HTTP', () => {
  let server: TestServer;
  let gateway: HttpOrderGateway;
  let payments: HttpPaymentGateway;
  beforeEach(async () => {
    server = await new TestServer().start();
    const { calls, events } = callsTo(server.url);
    gateway = new HttpOrderGateway({ calls, events, reporter: new RecordingFailureReporter() });
    payments = new HttpPaymentGateway({ calls });
  });
  afterEach(() => server.stop());

  it('send the customer code with every call about an order, empty where none is known [API-29]', async () => {
    const signal = new AbortController().signal;
    await gateway.status(ID, undefined);
    await gateway.status(ID, CODE);
    await gateway.details(ID, CODE);
    await gateway.subscribe(ID, CODE, () => undefined, signal);
    await gateway.sendReceipt(ID, CODE, 'a@example.com');
    await payments.start(ID, CODE, 'https://lucka.example/');
    await payments.state(ID, paymentId('p-1'), CODE);
    expect(server.requests.map((request) => request.headers['customer-code'])).toEqual([
      '',
      ...Array(6).fill(CODE),
    ]);
  });

  it('writes the order as the contract has it, leaving out what is empty [ENT-21, ENT-22, ENT-23]', async () => {
    const choice = { level: 1, articleCode: articleCode('mash'), choiceCode: choiceCode('side'), parent: '' };
    await gateway.place(
      anOrderRequest({ items: [{ code: articleCode('soup'), quantity: 2, choices: [choice] }] }),
      KEY,
    );
    expect(server.requests[0]?.headers['idempotency-key']).toBe(KEY);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      shopId: 1,
      orderType: 'TakeAway',
      pickupTime: '2026-11-21T11:00:00.000Z',
      items: [
        { code: 'soup', quantity: 2, choices: [{ level: 1, articleCode: 'mash', choiceCode: 'side' }] },
      ],
      customerCode: CODE,
    });
  });

  it.each([
    ['Added', 'added'],
    ['Finnished', 'finnished'],
    ['rollbacked', 'rollbacked'],
    ['CalculatedPrice', 'calculatedPrice'],
  ])('reads the status %s [ENT-38]', async (written, status) => {
    server.handler = json(200, written);
    expect(await gateway.status(ID, CODE)).toEqual({ ok: true, value: status });
  });

  it.each([
    ['a status that does not exist', json(200, 'Eaten')],
    ['an error object', json(200, { error: 'no' })],
    ['a bare word that is no JSON', text(200, 'Added')],
  ])('rejects %s as a status', async (_, handler) => {
    server.handler = handler;
    expect(await gateway.status(ID, CODE)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it.each([
    ['Europe/Helsinki', 'Europe/Helsinki'],
    ['Mars/Olympus', 'Europe/Stockholm'],
    [undefined, 'Europe/Stockholm'],
  ])('reads the time zone of an order: %s as %s [OPEN-33]', async (timeZone, read) => {
    server.handler = json(200, { ...toOrderDetailsDto(anOrderDetails()), timeZone });
    expect(await gateway.details(ID, CODE)).toMatchObject({ ok: true, value: { timeZone: read } });
  });

  it('rejects an order with an unreadable line', async () => {
    const dto = toOrderDetailsDto(anOrderDetails());
    server.handler = json(200, { ...dto, items: [...dto.items, { ...dto.items[0], price: 0.000_01 }] });
    expect(await gateway.details(ID, CODE)).toEqual({
      ok: false,
      error: { kind: 'malformed', path: 'items.1.price' },
    });
  });

  it('reads bare and quoted statuses, and nothing else', async () => {
    const stream = ['Added', '"Started"', 'Eaten', 'Done'].map((data) => `data: ${data}\n\n`).join('');
    server.handler = text(200, stream, { 'content-type': 'text/event-stream' });
    const received: OrderStatus[] = [];
    await gateway.subscribe(ID, CODE, (status) => received.push(status), new AbortController().signal);
    expect(received).toEqual(['added', 'started', 'done']);
  });

  describe('the payment destination', () => {
    const started = (ways: object) => ({
      paymentId: 'p-1',
      provider: 'card',
      amount: 119,
      currency: { name: 'SEK', symbol: 'kr' },
      status: 'created',
      ...ways,
    });

    it.each([
      [{ redirectUrl: 'https://pay.example/1' }, { kind: 'redirect', url: 'https://pay.example/1' }],
      [
        { redirectUrl: '/demo-provider/1', scriptUrl: null },
        { kind: 'redirect', url: '/demo-provider/1' },
      ],
      [{ scriptUrl: 'https://pay.example/form.js' }, { kind: 'script', url: 'https://pay.example/form.js' }],
    ])('is read from %j', async (ways, destination) => {
      server.handler = json(201, started(ways));
      expect(await payments.start(ID, CODE, 'x')).toMatchObject({ ok: true, value: { destination } });
    });

    it.each([
      [{}],
      [{ redirectUrl: 'https://a.example/', scriptUrl: 'https://b.example/' }],
      [{ redirectUrl: 'javascript:alert(1)' }],
      [{ redirectUrl: '//evil.example' }],
      [{ redirectUrl: '/\\evil.example' }],
      [{ scriptUrl: 'data:text/javascript,1' }],
    ])('is never %j', async (ways) => {
      server.handler = json(201, started(ways));
      expect(await payments.start(ID, CODE, 'x')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });
  });
});
