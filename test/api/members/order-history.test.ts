import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMember } from '@test/support/api/a-member';
import { Guest, readProblem } from '@test/support/api/guest';
import { OPERATOR_TOKEN, openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import { pastOrderDto, type PastOrderDto } from '@test/support/api/wire';

const MINUTE_MS = 60_000;

const MEATBALLS: OrderRequestDto['items'] = [
  {
    code: 'meatballs',
    quantity: 2,
    choices: [
      { level: 1, choiceCode: 'side', articleCode: 'fries' },
      { level: 2, choiceCode: 'dip', articleCode: 'aioli', parent: 'side/fries' },
    ],
  },
];

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const historyOf = async (who: Guest, query = ''): Promise<readonly PastOrderDto[]> => {
  const answer = await who.get(`/api/user/order-history${query}`);
  return z.array(pastOrderDto).parse(JSON.parse(answer.text));
};

const operate = (orderId: string, status: string) =>
  new Guest(api.origin).post(
    `/api/operator/order/${orderId}/status`,
    { status },
    { authorization: `Bearer ${OPERATOR_TOKEN}` },
  );

/** As a past order is ordered again: by what it carries alone. */
const itemsAgain = (order: PastOrderDto): OrderRequestDto['items'] =>
  order.items.map(({ code, quantity, choices }) => ({
    code,
    quantity,
    choices: choices.map(({ code: articleCode, level, choiceCode, parent }) => ({
      ...{ articleCode, level: must(level ?? undefined), choiceCode: must(choiceCode ?? undefined) },
      ...(parent !== undefined && { parent }),
    })),
  }));

describe('GET /api/user/order-history', () => {
  it("lists the member's paid orders, newest first [API-11, PROD-08, ROLE-06]", async () => {
    const member = await aMember(api);
    const first = await member.paid({ items: MEATBALLS });
    await api.clock.advance(MINUTE_MS);
    const second = await member.paid({ orderType: 'DineInPlace', spotId: 4, note: 'min not' });
    const history = await historyOf(member, '?pageIndex=0&pageSize=10');
    expect(history.map(({ orderId }) => orderId)).toEqual([second.orderId, first.orderId]);
    expect(history[1]).toMatchObject({
      number: expect.stringMatching(/^\d+$/),
      createdAt: '2026-11-21T11:00:00.000Z',
      timeZone: 'Europe/Stockholm',
      shopId: 1,
      shopName: 'Lucka 1',
      orderType: 'TakeAway',
      status: 'Added',
      items: [{ code: 'meatballs', quantity: 2, total: 235 }],
      total: 235,
      currency: { name: 'SEK', symbol: 'kr' },
    });
  });

  it("names the time zone of each order's shop", async () => {
    const member = await aMember(api);
    await member.paid({ shopId: 2, items: [{ code: 'salmon', quantity: 1, choices: [] }] });
    expect(await historyOf(member)).toMatchObject([{ shopId: 2, timeZone: 'Europe/Helsinki' }]);
  });

  it('contains everything needed to order again', async () => {
    const member = await aMember(api);
    await member.paid({ items: MEATBALLS });
    const [order] = await historyOf(member);
    const again = await member.placed({ items: itemsAgain(must(order)) });
    expect(again.total).toBe(must(order).total);
    expect(itemsAgain(must(order))).toEqual(MEATBALLS);
  });

  it('shows the steps of an order, and keeps one that was rolled back after payment', async () => {
    const member = await aMember(api);
    const [cooked, taken] = [await member.paid(), await member.paid()];
    await operate(cooked.orderId, 'Started');
    await operate(taken.orderId, 'Rollbacked');
    const statuses = new Map((await historyOf(member)).map(({ orderId, status }) => [orderId, status]));
    expect(statuses).toEqual(
      new Map([
        [cooked.orderId, 'Started'],
        [taken.orderId, 'Rollbacked'],
      ]),
    );
  });

  it('leaves out unpaid orders', async () => {
    const member = await aMember(api);
    const [, abandoned] = [await member.placed(), await member.placed()];
    await operate(abandoned.orderId, 'Rollbacked');
    expect(await historyOf(member)).toEqual([]);
  });

  it('has no orders of others or of guests', async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    await one.paid();
    await new Guest(api.origin).paid();
    expect(await historyOf(other)).toEqual([]);
    expect(await historyOf(one)).toHaveLength(1);
  });

  it('requires a member, and is never cached', async () => {
    const refused = await new Guest(api.origin).get('/api/user/order-history?pageIndex=0&pageSize=10');
    expect([refused.status, readProblem(refused).code]).toEqual([401, 'not-authenticated']);
    const { headers } = await (await aMember(api)).get('/api/user/order-history');
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'no-store',
      'Cookie, Sec-Fetch-Site, Origin',
    ]);
  });

  it('has pages of the requested size, each order on one of them [API-11]', async () => {
    const member = await aMember(api);
    const paid = [];
    for (let number = 0; number < 5; number += 1) paid.unshift((await member.paid()).orderId);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((index) => historyOf(member, `?pageIndex=${index}&pageSize=2`)),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0]);
    expect(
      pages
        .flat()
        .map(({ orderId }) => orderId)
        .toSorted(),
    ).toEqual(paid.toSorted());
  });

  it.each([
    ...['pageSize=0', 'pageSize=51', 'pageSize=-1', 'pageSize=1.5', 'pageSize=ten', 'pageSize='],
    ...['pageIndex=-1', 'pageIndex=10000', 'pageIndex=1e3', 'pageIndex=0&pageIndex=1', 'pageIndex=0x1'],
  ])('refuses %s', async (query) => {
    const answer = await (await aMember(api)).get(`/api/user/order-history?${query}`);
    expect(readProblem(answer)).toMatchObject({ status: 400, code: 'bad-request' });
  });

  it('accepts the largest page number', async () => {
    const answer = await (await aMember(api)).get('/api/user/order-history?pageIndex=9999&pageSize=50');
    expect([answer.status, answer.text]).toEqual([200, '[]']);
  });
});

describe('an order of a member', () => {
  const callsOf = (orderId: string, paymentId: string, email = 'me@example.com') => [
    (who: Guest) => who.get(`/api/order/${orderId}/details`),
    (who: Guest) => who.get(`/api/order/${orderId}/payment/${paymentId}`),
    (who: Guest) => who.post(`/api/order/${orderId}/receipt`, { email }),
    (who: Guest) => who.post(`/api/order/${orderId}/payment`, { returnUrl: '/orders' }),
  ];

  it('is readable with their session without the code [AMB-51]', async () => {
    const member = await aMember(api);
    const { orderId, paymentId } = await member.paid();
    const statuses = [];
    for (const call of callsOf(orderId, paymentId, member.account.email))
      statuses.push((await call(member)).status);
    // The last one: it is paid already.
    expect(statuses).toEqual([200, 200, 202, 409]);
    expect((await member.status(orderId)).status).toBe(200);
    const stream = await fetch(`${api.origin}/api/order/${orderId}/events`, { headers: member.headers });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
  });

  it('is unknown to another member, and to a guest [AMB-51]', async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    const { orderId, paymentId } = await member.paid();
    for (const who of [other, new Guest(api.origin)]) {
      const answers = [];
      for (const call of callsOf(orderId, paymentId)) answers.push(await call(who));
      answers.push(await who.get(`/api/order/${orderId}/events`));
      for (const answer of answers) {
        expect(readProblem(answer)).toMatchObject({ status: 404, code: 'failed-find-order' });
      }
    }
  });

  it('is readable with the code too, from any device', async () => {
    const member = await aMember(api);
    const { orderId, customerCode } = await member.paid();
    const answer = await new Guest(api.origin).get(`/api/order/${orderId}/details`, {
      'customer-code': customerCode,
    });
    expect(answer.status).toBe(200);
  });

  it('of a guest never belongs to a later member', async () => {
    const order = await new Guest(api.origin).paid();
    const member = await aMember(api);
    expect((await member.get(`/api/order/${order.orderId}/details`)).status).toBe(404);
    const replay = await member.order(order.body, order.key);
    expect(replay.status).toBe(201);
    expect(await historyOf(member)).toEqual([]);
  });

  it('belongs to nobody after the account is deleted', async () => {
    const member = await aMember(api);
    const { orderId, customerCode } = await member.paid({ email: 'me@example.com' });
    await api.stores.accounts.remove(member.account.id);
    expect((await member.get(`/api/order/${orderId}/details`)).status).toBe(404);
    const withCode = await new Guest(api.origin).get(`/api/order/${orderId}/details`, {
      'customer-code': customerCode,
    });
    expect(withCode.status).toBe(200);
  });
});
