import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUTHORIZED, capturedOrder } from '@test/support/api/captured-order';
import { Guest, readProblem, token } from '@test/support/api/guest';
import { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;
beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const operator = () => new Browser(api.origin);
const captured = () => capturedOrder(api, guest);
const refund = (orderId: string, body: object, id = token()) =>
  operator().send('PUT', `/api/operator/order/${orderId}/refunds/${id}`, body, AUTHORIZED);

describe('PUT /api/operator/order/{orderId}/refunds/{refundId}', () => {
  it('gives a line back, then the rest, and lists both', async () => {
    const { orderId, total } = await captured();
    const line = await refund(orderId, { lines: [{ line: 1, quantity: 1 }], reason: 'spilled' });
    expect([line.status, JSON.parse(line.text)]).toMatchObject([
      200,
      { status: 'refunded', reason: 'spilled', lines: [{ line: 1, quantity: 1 }] },
    ]);
    await refund(orderId, { reason: 'all of it' });
    const listed = await operator().get(`/api/operator/order/${orderId}/refunds`, AUTHORIZED);
    const { refunds } = JSON.parse(listed.text);
    expect(
      refunds.map(({ amount }: { amount: number }) => amount).reduce((a: number, b: number) => a + b),
    ).toBe(total);
  });

  it('gives the same refund for the same id', async () => {
    const { orderId } = await captured();
    const id = token();
    const first = await refund(orderId, { amount: 10, reason: 'late' }, id);
    expect((await refund(orderId, { amount: 10, reason: 'late' }, id)).text).toBe(first.text);
  });

  it('refuses the id of another order’s refund, and gives nothing back', async () => {
    const [one, other] = [await captured(), await captured()];
    const id = token();
    await refund(one.orderId, { amount: 10, reason: 'late' }, id);
    const refused = await refund(other.orderId, { amount: 10, reason: 'late' }, id);
    expect([refused.status, readProblem(refused).code]).toEqual([409, 'refund-of-other-order']);
    const listed = await operator().get(`/api/operator/order/${other.orderId}/refunds`, AUTHORIZED);
    expect(JSON.parse(listed.text)).toEqual({ refunds: [] });
  });

  it('refuses more than what is left, and an order without captured money', async () => {
    const { orderId } = await captured();
    expect(readProblem(await refund(orderId, { amount: 10_000, reason: 'x' })).code).toBe('refund-too-large');
    const open = await guest.placed();
    expect(readProblem(await refund(open.orderId, { reason: 'x' })).code).toBe('nothing-captured');
    expect((await refund(token(), { reason: 'x' })).status).toBe(404);
    expect((await operator().get(`/api/operator/order/${token()}/refunds`, AUTHORIZED)).status).toBe(404);
  });

  it.each([
    [{}],
    [{ reason: ' ' }],
    [{ reason: 'x', amount: 0.001 }],
    [{ reason: 'x', amount: -1 }],
    [{ reason: 'x', amount: 1, lines: [{ line: 1, quantity: 1 }] }],
    [{ reason: 'x', lines: [] }],
    [{ reason: 'x', lines: [{ line: 0, quantity: 1 }] }],
    [{ reason: 'x', lines: [{ line: 99, quantity: 1 }] }],
  ])('refuses %j', async (body) => {
    const { orderId } = await captured();
    expect((await refund(orderId, body)).status).toBe(422);
  });
});
