import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkCardForm, EMPTY_CARD_FORM } from '@demo/payment-provider/card-form';
import { webhookSender } from '@demo/payment-provider/webhook-sender';
import { TEST_CARD_NUMBERS } from '@demo/payment-provider/test-cards';
import { systemRandomness } from '@api/system/system-randomness';
import { NOON } from '@test/support/api/a-stored-order';
import { Guest, returnUrlOf, token } from '@test/support/api/guest';
import { NEW_KEY } from '@test/support/api/notify';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import type { PlacedOrderDto } from '@test/support/api/wire';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

/** Without the fragment, which the provider does not receive. */
const returnAddressOf = (order: PlacedOrderDto): string => api.origin + returnUrlOf(order).replace(/#.*/, '');

const submit = (url: string, form: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

describe("the demonstration provider's page", () => {
  it('shows amount, shop and test cards', async () => {
    const { redirectUrl } = await guest.startedPayment(await guest.placed());
    const page = await (await fetch(redirectUrl)).text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('Lucka 1');
    expect(page).toContain('25,50\u00a0kr');
    for (const number of Object.values(TEST_CARD_NUMBERS)) expect(page).toContain(number);
    for (const name of ['cc-number', 'cc-exp', 'cc-csc']) expect(page).toContain(`autocomplete="${name}"`);
    expect(page).not.toContain('<script');
  });

  it('runs no script and submits its form to its own site only', async () => {
    const { redirectUrl } = await guest.startedPayment(await guest.placed());
    const policy = (await fetch(redirectUrl)).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${api.origin}/demo-payment/style.css`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('accepts a typed test card, and redirects the visitor, whose browser adds the fragment', async () => {
    const order = await guest.placed();
    const { redirectUrl, paymentId } = await guest.startedPayment(order);
    const form = { action: 'pay', card: 'other', number: '4242424242424242', expiry: '12/30', cvc: '123' };
    const answer = await submit(redirectUrl, form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnAddressOf(order)]);
    expect(new URL(redirectUrl).hash).toBe(`#code=${order.customerCode}`);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'reserved' });
  });

  it('shows an error beside each field, and clears the security code', async () => {
    const { redirectUrl } = await guest.startedPayment(await guest.placed());
    const form = {
      action: 'pay',
      card: 'other',
      number: '4111 1111 1111 1111',
      expiry: '01/20',
      cvc: '98765',
    };
    const answer = await submit(redirectUrl, form);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    for (const name of ['number', 'expiry', 'cvc']) {
      expect(page).toContain(`aria-invalid="true" aria-describedby="${name}-error"`);
      expect(page).toContain(`id="${name}-error"`);
    }
    expect(page).toContain('role="alert"');
    expect(page).not.toContain('98765');
  });

  it('escapes typed text', async () => {
    const { redirectUrl } = await guest.startedPayment(await guest.placed());
    const answer = await submit(redirectUrl, {
      action: 'pay',
      card: 'other',
      number: '"><script>x</script>',
    });
    expect(await answer.text()).not.toContain('<script');
  });

  it('never receives the customer code and has no link that would lose it', async () => {
    const order = await guest.placed();
    const { redirectUrl } = await guest.startedPayment(order);
    const pages = [
      await (await fetch(redirectUrl)).text(),
      await (await submit(redirectUrl, { action: 'pay', card: 'other' })).text(),
    ];
    await guest.atProvider(redirectUrl, 'succeeds');
    pages.push(await (await fetch(redirectUrl)).text());
    for (const page of pages) {
      expect(page).not.toContain(order.customerCode);
      expect(page).not.toMatch(/<a |action=/);
    }
    const rows = await api.database.database.query<{ row: string }>(
      'SELECT to_jsonb(demo_provider_payment)::text AS row FROM demo_provider_payment',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(order.customerCode);
  });

  it('stores nothing of a card', async () => {
    const { redirectUrl } = await guest.startedPayment(await guest.placed());
    const number = '4242424242424242';
    await submit(redirectUrl, { action: 'pay', card: 'other', number, expiry: '12/30', cvc: '987' });
    const rows = await api.database.database.query<{ row: string }>(
      'SELECT to_jsonb(demo_provider_payment)::text AS row FROM demo_provider_payment',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(number);
  });

  it('is decided once: a second submit changes nothing and redirects too', async () => {
    const order = await guest.placed();
    const { redirectUrl, paymentId } = await guest.startedPayment(order);
    await guest.atProvider(redirectUrl, 'succeeds');
    const again = await guest.atProvider(redirectUrl, 'cancel');
    expect([again.status, again.headers.get('location')]).toEqual([303, returnAddressOf(order)]);
    expect(await guest.paymentState(order, paymentId)).toEqual({ status: 'reserved' });
    expect(await (await fetch(redirectUrl)).text()).toContain('Tillbaka till beställningen');
  });

  it('refuses a form from another site', async () => {
    const { redirectUrl } = await guest.startedPayment(await guest.placed());
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ action: 'pay', card: 'succeeds' });
    expect((await fetch(redirectUrl, { method: 'POST', headers, body })).status).toBe(403);
  });
});

describe("the demonstration provider's notifications", () => {
  const withNotifications = () => api.another({ options: { notificationKeys: [NEW_KEY] } });

  it('confirm the payment of a visitor who closes the browser right after paying', async () => {
    const own = await withNotifications();
    const order = await guest.placed();
    const { redirectUrl } = await guest.startedPayment(order);
    await guest.atProvider(redirectUrl.replace(api.origin, own.origin), 'succeeds');
    await expect.poll(async () => (await guest.status(order.orderId)).text).toBe('"Added"');
    await own.close();
  });

  it.each([
    ['are sent once where a key is set', NEW_KEY, 1],
    ['are not sent where none is', undefined, 0],
  ])('%s', (_what, signingKey, times) => {
    const sent = vi.spyOn(api.app, 'inject');
    webhookSender(api.app, { clock: api.clock, randomness: systemRandomness, signingKey })(token());
    expect(sent).toHaveBeenCalledTimes(times);
    sent.mockRestore();
  });
});

describe('checkCardForm', () => {
  const other = { ...EMPTY_CARD_FORM, card: 'other', number: '4242 4242 4242 4242', cvc: '123' };

  it.each([
    ['11/26', true],
    ['11/2026', true],
    ['1226', true],
    ['10/26', false],
    ['13/30', false],
    ['', false],
  ])('accepts a card that expires at %s: %s', (expiry, isGood) => {
    expect(checkCardForm({ ...other, expiry }, NOON).ok).toBe(isGood);
  });
});
