import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseOrderId } from '@/domain/order/order';
import { customerCodeIn } from '@/domain/navigation/order-link';
import { aChain } from '@test/support/api/a-chain';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

const ROUND_MS = 5_000;

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

const WANTED = { email: 'me@example.com', newsByMail: true } as const;
const STEPS = ['added', 'started', 'finnished', 'done'] as const;

async function paid(different: Parameters<Guest['paid']>[0] = WANTED) {
  return must(parseOrderId((await guest.paid(different)).orderId));
}
async function ready(id: Awaited<ReturnType<typeof paid>>) {
  for (const [at, to] of STEPS.entries())
    if (at > 0) await api.stores.orders.move(id, must(STEPS[at - 1]), to, api.clock.now());
}
/** Lets the time of so many rounds pass. */
async function rounds(count: number) {
  for (let round = 0; round < count; round += 1) {
    await api.clock.sleep(ROUND_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const mailed = (count: number) =>
  expect
    .poll(
      async () => {
        await rounds(1);
        return api.mail.sent.length;
      },
      { timeout: 30_000 },
    )
    .toBe(count);

describe('sendOrderNews', () => {
  it('mails once that an order is ready, with a link that opens it on any device [DEC-162, DEC-163]', async () => {
    const id = await paid();
    await ready(id);
    await mailed(1);
    await rounds(30);
    expect(api.mail.sent).toHaveLength(1);
    const mail = must(api.mail.sent[0]);
    expect(mail).toMatchObject({
      to: 'me@example.com',
      subject: expect.stringMatching(/^Beställning \d+ hos Lucka 1 är klar$/),
    });
    const link = must(/http:\S+/.exec(mail.text)?.[0]);
    expect(link).toContain(`http://localhost:${new URL(api.origin).port}/order/${id}#`);
    expect(mail.html).toContain(link);
    const code = must(customerCodeIn(link.slice(new URL(link).origin.length)));
    const details = (headers: Record<string, string>) => guest.get(`/api/order/${id}/details`, headers);
    expect((await details({ 'customer-code': code })).status).toBe(200);
    expect((await details({ 'customer-code': `${code}x` })).status).toBe(404);
    const other = await paid({});
    expect((await guest.get(`/api/order/${other}/details`, { 'customer-code': code })).status).toBe(404);
  });

  it('mails nothing without a wish, without an address, or of an order whose guest had it erased', async () => {
    await ready(await paid({ email: 'me@example.com' }));
    await ready(await paid({ newsByMail: true }));
    const erased = await guest.paid(WANTED);
    const id = must(parseOrderId(erased.orderId));
    await ready(id);
    const path = `/api/order/${id}/personal-data`;
    await guest.send('DELETE', path, undefined, { 'customer-code': erased.customerCode });
    await ready(await paid());
    await mailed(1);
    await rounds(3);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('tries again, and holds no order up, while the mail server cannot be reached', async () => {
    api.mail.isFailing = true;
    await ready(await paid());
    await rounds(4);
    const placed = await guest.placed();
    expect(placed.orderId).not.toBe('');
    api.mail.isFailing = false;
    await mailed(1);
  });

  it('says what becomes of the money of a cancelled order, and why', async () => {
    const id = await paid();
    const reason = { kind: 'staff', text: 'Ugnen <brinner> & "ryker"' } as const;
    await api.stores.orders.move(id, 'added', 'rollbacked', api.clock.now(), { reason });
    await mailed(1);
    const { text, html } = must(api.mail.sent[0]);
    expect(text).toContain('Din beställning avbröts.');
    expect(text).toContain('Ugnen <brinner> & "ryker"');
    expect(html).toContain('Ugnen &lt;brinner&gt; &amp; &quot;ryker&quot;');
    expect(text).toContain('Du betalar ingenting. Det som reserverades är släppt');
  });

  it('says the new time of a late order, once', async () => {
    const shop = must(aChain().shops[0]);
    await api.stores.shops.put({ ...shop, shop: { ...shop.shop, preparation: { minutes: 12 } } });
    const id = await paid();
    await api.stores.shops.put(shop);
    const promised = must((await api.stores.orders.find(id))?.readyAt);
    await api.clock.sleep(promised - api.clock.now());
    await rounds(2);
    expect(api.mail.sent).toEqual([]);
    await api.clock.sleep(5 * 60_000);
    await mailed(1);
    await rounds(30);
    expect(api.mail.sent).toHaveLength(1);
    expect(api.mail.sent[0]?.text).toMatch(
      /Det tar lite längre tid, omkring \d\d:\d\d\nTidigare sa vi omkring \d\d:\d\d\./,
    );
  });

  it('mails an address of which it is not known whose it is thirty times a day at most [DEC-163]', async () => {
    const to = 'Somebody.Else@example.com';
    const mails = () => api.mail.sent.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()).length;
    for (let order = 0; order < 33; order += 1) {
      const isOdd = order % 2 === 1;
      await ready(await paid({ email: isOdd ? to : to.toLowerCase(), newsByMail: true }));
    }
    const other = await paid();
    await ready(other);
    await mailed(31);
    await rounds(20);
    expect([mails(), api.mail.sent.length]).toEqual([30, 31]);
    await api.clock.sleep(24 * 60 * 60_000);
    await ready(await paid({ email: to, newsByMail: true }));
    await mailed(32);
  });
});
