import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerCodeIn } from '@/domain/navigation/order-link';
import { aChain } from '@test/support/api/a-chain';
import { AUTHORIZED, capturedOrder } from '@test/support/api/captured-order';
import { Browser } from '@test/support/api/member';
import { parseOrderId } from '@/domain/order/order';
import { DEFAULT_RATE_LIMITS } from '@api/http/rate-limits';
import { aMember } from '@test/support/api/a-member';
import { Guest, readProblem, token, type GuestOrder } from '@test/support/api/guest';
import { inFood } from '@test/support/api/in-food';
import { must } from '@test/support/builders/must';
import { IS_IN_PROCESS, openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
beforeEach(() => {
  api.mail.sent.length = 0;
  api.mail.isFailing = false;
});
afterAll(() => api.close());

const ask = (order: GuestOrder, email = 'me@example.com', code = order.customerCode) =>
  guest.post(`/api/order/${order.orderId}/receipt`, { email }, { 'customer-code': code });

describe('POST /api/order/{orderId}/receipt', () => {
  it('lists items and payment, in Swedish by default', async () => {
    const order = await guest.paid({ items: [{ code: 'coffee', quantity: 3, choices: [] }] });
    expect((await ask(order)).status).toBe(202);
    const [mail] = api.mail.sent;
    expect(mail?.to).toBe('me@example.com');
    expect(mail?.subject).toMatch(/^Kvitto för beställning \d+ hos Lucka 1$/);
    expect(mail?.text).toContain('3 × Kaffe  76,50\u00a0kr');
    expect(mail?.text).toContain('Totalt 76,50\u00a0kr');
    expect(mail?.text).toContain('21 november 2026');
    expect(mail?.html).toContain('<html lang="sv">');
  });

  it('has receipt number, tax and company, as the details of the order have', async () => {
    const shop = must(aChain().shops[0]);
    const seller = { name: 'Lucka AB', organisationNumber: '556000-0000', address: ['Götgatan 58'] };
    const vat = { food: { takeAway: 12, dineInPlace: 25 } };
    await api.stores.shops.put({
      ...shop,
      shop: { ...shop.shop, seller, vat },
      menu: inFood(shop.menu),
    });
    const order = await capturedOrder(api, guest);
    await api.stores.shops.put(shop);
    const back = `/api/operator/order/${order.orderId}/refunds/${token()}`;
    await new Browser(api.origin).send('PUT', back, { amount: 5.5, reason: 'late' }, AUTHORIZED);
    const read = await guest.get(`/api/order/${order.orderId}/details`, {
      'customer-code': order.customerCode,
    });
    const { receipt, refunds } = JSON.parse(read.text);
    expect(refunds).toEqual([{ amount: 5.5, at: '2026-11-21T11:00:00.000Z' }]);
    expect(receipt).toEqual({
      ...{ number: expect.stringMatching(/^1-20261121-\d+$/), at: '2026-11-21T11:00:00.000Z' },
      seller,
      vat: [{ vatClass: 'food', rate: 12, gross: 20, vat: 2.14 }],
    });
    await ask(order);
    const [mail] = api.mail.sent;
    for (const words of [receipt.number, 'Lucka AB', '12\u00a0%', '2,14\u00a0kr', '17,86\u00a0kr'])
      expect(mail?.text).toContain(words);
  });

  it.skipIf(IS_IN_PROCESS)('has a link that opens the order on any device [DEC-162]', async () => {
    const order = await guest.paid();
    await ask(order);
    const mail = must(api.mail.sent[0]);
    const link = must(/http:\S+/.exec(mail.text)?.[0]);
    expect(mail.html).toContain(link);
    const code = must(customerCodeIn(link.slice(new URL(link).origin.length)));
    expect(code).not.toBe(order.customerCode);
    const opened = await guest.get(`/api/order/${order.orderId}/details`, { 'customer-code': code });
    expect(opened.status).toBe(200);
  });

  it("uses the order's language", async () => {
    const body = {
      code: 'meatballs',
      quantity: 1,
      choices: [{ level: 1, choiceCode: 'side', articleCode: 'mash' }],
    };
    const cookie = '.AspNetCore.Culture=c=en|uic=en';
    const placed = await guest.order({ ...(await guest.placed()).body, items: [body] }, token(), {
      cookie,
      'sec-fetch-site': 'same-origin',
    });
    const order = JSON.parse(placed.text);
    const { redirectUrl, paymentId } = await guest.startedPayment(order);
    await guest.atProvider(redirectUrl, 'succeeds');
    await guest.paymentState(order, paymentId);
    await ask(order);
    expect(api.mail.sent[0]?.text).toMatch(/Order \d+[^]*1 × Meatballs {2}kr\s?99\.00\n {4}Mash/);
  });

  it('is not repeated within a minute of a success, but immediately after a failure', async () => {
    const order = await guest.paid();
    api.mail.isFailing = true;
    const failed = await ask(order);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
    api.mail.isFailing = false;
    expect((await ask(order)).status).toBe(202);
    const soon = await ask(order);
    expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '60']);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('counts refused e-mails too, so that addresses cannot be probed', async () => {
    const strict = await api.another({
      mailer: api.mail,
      options: {
        shopNetworks: { has: () => false },
        rateLimits: { ...DEFAULT_RATE_LIMITS, sendReceipt: [{ max: 2, windowMs: 60_000 }] },
      },
    });
    const order = await guest.paid();
    api.mail.isFailing = true;
    const stranger = new Guest(strict.origin);
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c']) {
      const answer = await stranger.post(
        `/api/order/${order.orderId}/receipt`,
        { email: `${name}@example.com` },
        { 'customer-code': order.customerCode },
      );
      statuses.push(answer.status);
    }
    await strict.close();
    expect(statuses).toEqual([503, 503, 429]);
  });

  it.each(['', 'me', 'me@', 'me@example.com\r\nBcc: all@example.com', '<me@example.com>', 'a@b, c@d'])(
    'sends nothing to %j',
    async (email) => {
      const order = await guest.paid();
      expect(readProblem(await ask(order, email))).toMatchObject({
        code: 'invalid-parameter',
        parameter: 'email',
      });
      expect(api.mail.sent).toEqual([]);
    },
  );

  it('requires a paid order and its owner', async () => {
    const [unpaid, paid] = [await guest.placed(), await guest.paid()];
    expect(readProblem(await ask(unpaid))).toMatchObject({ status: 409, code: 'payment-03' });
    expect((await ask(paid, 'me@example.com', token())).status).toBe(404);
    expect(api.mail.sent).toEqual([]);
  });

  it('goes only to the address given with the order', async () => {
    const order = await guest.paid({ email: 'me@example.com' });
    expect(readProblem(await ask(order, 'stranger@example.com'))).toMatchObject({
      status: 409,
      code: 'receipt-address',
    });
    expect(api.mail.sent).toEqual([]);
    expect((await ask(order, 'ME@example.com')).status).toBe(202);
    expect(api.mail.sent.map(({ to }) => to)).toEqual(['ME@example.com']);
  });

  it('goes only to the address of the member who placed the order', async () => {
    const member = await aMember(api);
    const order = await member.paid();
    expect((await ask(order, 'stranger@example.com')).status).toBe(409);
    expect((await ask(order, member.account.email)).status).toBe(202);
    expect(api.mail.sent.map(({ to }) => to)).toEqual([member.account.email]);
  });

  it('goes to the first successful address if the order has none', async () => {
    const order = await guest.paid();
    api.mail.isFailing = true;
    await ask(order, 'mistyped@example.com');
    api.mail.isFailing = false;
    expect((await ask(order, 'me@example.com')).status).toBe(202);
    await api.clock.sleep(60_000);
    expect((await ask(order, 'stranger@example.com')).status).toBe(409);
    expect((await ask(order, 'me@example.com')).status).toBe(202);
  });

  it('is sent at most three times [FAULT-X22]', async () => {
    const order = await guest.paid();
    const statuses = [];
    for (let time = 0; time < 5; time += 1) {
      statuses.push((await ask(order)).status);
      await api.clock.sleep(60_000);
    }
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    expect(api.mail.sent).toHaveLength(3);
  });

  it('is not sent for a rolled back order', async () => {
    const order = await guest.paid();
    const orderId = must(parseOrderId(order.orderId));
    expect(await api.stores.orders.move(orderId, 'added', 'rollbacked', api.clock.now())).toBe(true);
    expect(readProblem(await ask(order))).toMatchObject({ status: 409, code: 'shop-error-order-is-deleted' });
    expect(api.mail.sent).toEqual([]);
  });
});
