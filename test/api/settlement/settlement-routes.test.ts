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
  const order = await capturedOrder(api, guest);
  const refund = `/api/operator/order/${order.orderId}/refunds/${token()}`;
  await new Browser(api.origin).send('PUT', refund, { amount: 5.5, reason: 'late' }, AUTHORIZED);
});
afterAll(() => api.close());

const read = (path: string) => guest.get(`/api/operator/settlement/${path}`, AUTHORIZED);

describe('GET /api/operator/settlement/{date}', () => {
  it('has the sums of each shop, and what differs from the books', async () => {
    const { status, text } = await read('2026-11-21');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      date: '2026-11-21',
      shops: [
        {
          ...{ shopId: 1, currency: 'SEK', captures: 1, captured: 25.5, refunds: 1, refunded: 5.5, net: 20 },
          vat: [{ gross: 20, net: 20, vat: 0 }],
          providers: [{ provider: 'demonstration', captured: 25.5, refunded: 5.5, net: 20 }],
        },
      ],
      books: { provider: 'demonstration', isCompared: true, differences: [] },
    });
  });

  it('has no day without captures and refunds, and no other shop', async () => {
    expect(JSON.parse((await read('2026-11-20')).text).shops).toEqual([]);
    expect(JSON.parse((await read('2026-11-21?shopId=2')).text).shops).toEqual([]);
    expect(JSON.parse((await read('2026-11-21?shopId=1')).text).shops).toHaveLength(1);
  });

  it('is a table for a spreadsheet as well', async () => {
    const { text, headers } = await read('2026-11-21/csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [, vat, provider, ...rest] = text.split('\r\n');
    expect(vat).toBe('vat,2026-11-21,1,"Lucka 1",SEK,,,20,20,0,,,,,,,,,');
    expect(provider).toBe('provider,2026-11-21,1,"Lucka 1",SEK,,,,20,,demonstration,1,25.5,1,5.5,,,,');
    expect(rest).toEqual(['']);
  });

  it.each([
    ['21-11-2026', 422],
    ['2026-13-01', 422],
    ['2026-02-30', 422],
    ['today', 422],
    ['2026-11-21?shopId=x', 400],
  ])('refuses %s', async (path, status) => {
    expect(readProblem(await read(path)).status).toBe(status);
  });

  it('is for the operator alone', async () => {
    for (const path of ['2026-11-21', '2026-11-21/csv'])
      expect((await guest.get(`/api/operator/settlement/${path}`)).status).toBe(401);
  });
});
