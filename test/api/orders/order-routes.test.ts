import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { Guest, readProblem, token, type Answer } from '@test/support/api/guest';
import { IS_IN_PROCESS, OPERATOR_TOKEN, openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { orderDetailsDto, shopDto } from '@test/support/api/wire';
import { must } from '@test/support/builders/must';

const UNLIMITED = { ...DEFAULT_RATE_LIMITS, readOrder: [{ max: 10_000, windowMs: 1_000 }] };

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

describe('GET /api/order/{orderId}', () => {
  it('answers the bare status as a JSON string, also with an empty customer code [API-29]', async () => {
    const order = await guest.placed();
    for (const code of ['', order.customerCode]) {
      const answer = await guest.status(order.orderId, code);
      expect([answer.status, answer.text]).toEqual([200, '"CalculatedPrice"']);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('answers a wrong code and an unknown order alike', async () => {
    const order = await guest.placed();
    const unknown = token();
    const [wrong, none] = [await guest.status(order.orderId, token()), await guest.status(unknown, token())];
    expect(wrong.status).toBe(404);
    const withoutIds = (answer: Answer, orderId: string) => ({
      ...readProblem(answer),
      orderId: answer.text.includes(orderId),
      requestId: undefined,
    });
    expect(withoutIds(wrong, order.orderId)).toEqual(withoutIds(none, unknown));
    expect(readProblem(wrong)).toMatchObject({
      type: 'urn:lucka:order:failed-find-order',
      orderId: order.orderId,
    });
  });
});

describe('GET /api/order/{orderId}/details', () => {
  it("has the shop's time zone [OPEN-33]", async () => {
    const { orderId, customerCode } = await guest.placed({
      shopId: 2,
      items: [{ code: 'salmon', quantity: 1, choices: [] }],
    });
    const answer = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
    expect(orderDetailsDto.parse(JSON.parse(answer.text)).timeZone).toBe('Europe/Helsinki');
  });

  it("has address, phone number and place of the order's shop, as they are today [PAIN-65]", async () => {
    const { orderId, customerCode } = await guest.placed();
    const answer = await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode });
    const shop = orderDetailsDto.parse(JSON.parse(answer.text)).shop;
    const { contactInformation, location } = shopDto.parse(
      JSON.parse((await guest.get('/api/shops/1')).text),
    );
    expect(contactInformation?.address1).toBeTruthy();
    expect(shop).toEqual({ contactInformation, location });
  });

  it('answers everything about an order for the holder of its code [ENT-24]', async () => {
    const order = await guest.placed({
      orderType: 'DineInPlace',
      spotId: 4,
      note: 'utan lök',
      items: [
        {
          code: 'meatballs',
          quantity: 2,
          choices: [
            { level: 1, choiceCode: 'side', articleCode: 'fries' },
            { level: 2, choiceCode: 'dip', articleCode: 'aioli', parent: 'side/fries' },
          ],
        },
      ],
    });
    const answer = await guest.get(`/api/order/${order.orderId}/details`, {
      'customer-code': order.customerCode,
    });
    expect(orderDetailsDto.parse(JSON.parse(answer.text))).toMatchObject({
      orderId: order.orderId,
      number: expect.stringMatching(/^\d+$/),
      shopId: 1,
      shopName: 'Lucka 1',
      orderType: 'DineInPlace',
      status: 'CalculatedPrice',
      timeZone: 'Europe/Stockholm',
      spot: { name: 'Bord 4' },
      note: 'utan lök',
      items: [
        {
          code: 'meatballs',
          description: 'Köttbullar',
          i18n: { description: [{ language: 'sv' }, { language: 'en', text: 'Meatballs' }] },
          quantity: 2,
          price: 99,
          choices: [
            { code: 'fries', price: 10, level: 1, choiceCode: 'side' },
            { code: 'aioli', price: 8.5, level: 2, choiceCode: 'dip', parent: 'side/fries' },
          ],
          total: 235,
        },
      ],
      total: 235,
    });
    expect(answer.text).not.toContain(order.customerCode);
  });

  it('requires the code, unlike the bare status', async () => {
    const order = await guest.placed();
    for (const code of ['', token(), order.customerCode.slice(0, -1)]) {
      const answer = await guest.get(`/api/order/${order.orderId}/details`, { 'customer-code': code });
      expect(readProblem(answer)).toMatchObject({ status: 404, code: 'failed-find-order' });
    }
  });
});

describe('a caller who guesses orders', () => {
  it('is refused after 20 misses of any kind, while holders of orders are not', async () => {
    const fresh = await openTestApi();
    const stranger = new Guest(fresh.origin);
    const order = await stranger.placed();
    const guesses = [
      () => stranger.status(token(), token()),
      () => stranger.get(`/api/order/${token()}/details`),
      () => stranger.get(`/api/order/${token()}/events`),
      () => stranger.get(`/api/order/${token()}/payment/${token()}`),
      () => stranger.post(`/api/order/${token()}/receipt`, { email: 'me@example.com' }),
    ];
    const statuses = [];
    for (let guess = 0; guess < 22; guess += 1) statuses.push((await guesses[guess % 5]!()).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect((await stranger.status(order.orderId)).status).toBe(200);
    await fresh.close();
  });
});

describe('GET /api/order/{orderId}/events', () => {
  const operate = (orderId: string, status: string) =>
    guest.post(
      `/api/operator/order/${orderId}/status`,
      { status },
      { authorization: `Bearer ${OPERATOR_TOKEN}` },
    );

  it('sends the status immediately and each change, until the last one', async () => {
    const order = await guest.paid();
    const response = await fetch(`${api.origin}/api/order/${order.orderId}/events`, {
      headers: { 'customer-code': order.customerCode },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    let received = '';
    const steps = ['Started', 'Finnished', 'Done', 'Delivered'];
    for await (const chunk of response.body ?? []) {
      received += new TextDecoder().decode(chunk);
      const next = steps.shift();
      if (next !== undefined) await operate(order.orderId, next);
    }
    const all = ['Added', 'Started', 'Finnished', 'Done', 'Delivered'];
    expect(received).toBe(all.map((status) => `data: ${status}\n\n`).join(''));
  });

  it('sends a change by another process at the next heartbeat', async () => {
    const order = await guest.placed();
    const response = await fetch(`${api.origin}/api/order/${order.orderId}/events`, {
      headers: { 'customer-code': order.customerCode },
    });
    const reader = response.body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('data: CalculatedPrice\n\n');
    const other = await api.another();
    await new Guest(other.origin).post(
      `/api/operator/order/${order.orderId}/status`,
      { status: 'Rollbacked' },
      { authorization: `Bearer ${OPERATOR_TOKEN}` },
    );
    await other.close();
    await api.clock.advance(15_000);
    let received = '';
    while (!received.includes('Rollbacked')) received += await read();
    expect(received).toContain(': still here\n\ndata: Rollbacked\n\n');
  });

  it('requires the code', async () => {
    const order = await guest.placed();
    expect((await guest.get(`/api/order/${order.orderId}/events`, { 'customer-code': '' })).status).toBe(404);
  });

  // Without sockets, the server does not detect that a HEAD was answered.
  it.skipIf(IS_IN_PROCESS)('allows 50 streams for one address, and closed ones make room', async () => {
    const order = await guest.placed();
    const own = await api.another({
      options: { shopNetworks: { has: () => false }, rateLimits: UNLIMITED },
    });
    const follow = (method: string, signal?: AbortSignal) =>
      fetch(`${own.origin}/api/order/${order.orderId}/events`, {
        ...{ method, headers: { 'customer-code': order.customerCode } },
        ...(signal !== undefined && { signal }),
      });
    const asMany = <Value>(work: () => Promise<Value>, count = 50) =>
      Promise.all(Array.from({ length: count }, work));
    for (const { status } of await asMany(() => follow('HEAD'), 60)) expect(status).toBe(200);
    const leaving = new AbortController();
    const streams = await asMany(() => follow('GET', leaving.signal));
    expect((await follow('GET')).status).toBe(429);
    // Read last: an answer that nothing refers to closes its connection at the next garbage collection.
    expect(streams.map(({ status }) => status)).toEqual(Array(50).fill(200));
    leaving.abort();
    await expect.poll(async () => (await follow('HEAD')).status).toBe(200);
    await own.close();
  });

  it('ends when the server closes', async () => {
    const order = await guest.placed();
    const other = await api.another();
    const response = await fetch(`${other.origin}/api/order/${order.orderId}/events`, {
      headers: { 'customer-code': order.customerCode },
    });
    const reader = must(response.body ?? undefined).getReader();
    // Its status is read while the answer is on its way.
    expect((await reader.read()).done).toBe(false);
    await other.close();
    expect((await reader.read()).done).toBe(true);
  });
});
