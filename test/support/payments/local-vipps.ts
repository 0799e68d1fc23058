import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '@/domain/ports/clock';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import { openLocalServer, type LocalAnswer, type LocalRequest } from '@test/support/payments/local-server';
import type { LocalCompany } from '@test/support/payments/local-company';

interface Payment {
  readonly reference: string;
  readonly currency: string;
  readonly value: number;
  readonly request: string;
  state: 'CREATED' | 'AUTHORIZED' | 'TERMINATED' | 'ABORTED';
  authorized: number;
  captured: number;
  cancelled: number;
  readonly refunds: Map<string, number>;
}

interface FundsEntry {
  readonly entryType: string;
  readonly reference: string;
  readonly pspReference: string;
  readonly currency: string;
  readonly amount: number;
  readonly time: string;
}

const creation = z.object({
  reference: z.string().check(z.regex(/^[a-zA-Z0-9-]{8,64}$/)),
  returnUrl: z.url(),
  userFlow: z.literal('WEB_REDIRECT'),
  amount: z.object({ currency: z.string(), value: z.int().check(z.minimum(1)) }),
});

export const VIPPS_MERCHANT = {
  clientId: 'client',
  clientSecret: 'client-secret',
  subscriptionKey: 'subscription',
  serialNumber: '123456',
} as const;

const TOKEN = 'token';
const HOST = 'lucka.example';

/** The used part of the API of Vipps MobilePay: access tokens, payments by reference, capture, cancel, webhooks. */
export async function openLocalVipps(clock: Clock): Promise<LocalCompany> {
  const payments = new Map<string, Payment>();
  const funds: FundsEntry[] = [];
  const record = (entryType: 'capture' | 'refund', { reference, currency }: Payment, value: number): void => {
    const amount = entryType === 'capture' ? value : -value;
    const time = new Date(clock.now()).toISOString();
    funds.push({ entryType, reference, currency, amount, time, pspReference: `psp-${funds.length}` });
  };

  const create = ({ body }: LocalRequest): LocalAnswer => {
    const read = creation.safeParse(JSON.parse(body));
    if (!read.success) return { status: 400, body: {} };
    const { reference, amount } = read.data;
    const known = payments.get(reference);
    if (known !== undefined && known.request !== body) return { status: 409, body: {} };
    const fresh: Payment = {
      ...{ reference, ...amount, request: body, state: 'CREATED' },
      ...{ authorized: 0, captured: 0, cancelled: 0, refunds: new Map() },
    };
    if (known === undefined) payments.set(reference, fresh);
    return { status: 201, body: { reference, redirectUrl: `${server.address}/pay/${reference}` } };
  };

  const change = (
    payment: Payment,
    act: string | undefined,
    { body, headers }: LocalRequest,
  ): LocalAnswer => {
    if (act === undefined) return { status: 200, body: wirePayment(payment) };
    if (act === 'capture') {
      const { modificationAmount } = captureRequest.parse(JSON.parse(body));
      if (payment.captured > 0 || payment.authorized !== modificationAmount.value || payment.cancelled > 0) {
        return { status: 400, body: {} };
      }
      payment.captured = modificationAmount.value;
      record('capture', payment, modificationAmount.value);
      return { status: 200, body: wirePayment(payment) };
    }
    if (act === 'refund') {
      const key = String(headers['idempotency-key']);
      const { modificationAmount } = captureRequest.parse(JSON.parse(body));
      const others = [...payment.refunds].filter(([made]) => made !== key);
      const sum = others.reduce((total, [, value]) => total + value, modificationAmount.value);
      if (sum > payment.captured) return { status: 400, body: {} };
      if (!payment.refunds.has(key)) record('refund', payment, modificationAmount.value);
      payment.refunds.set(key, modificationAmount.value);
      return { status: 200, body: wirePayment(payment) };
    }
    if (payment.captured > 0 || payment.state === 'TERMINATED') return { status: 400, body: {} };
    payment.state = 'TERMINATED';
    payment.cancelled = payment.authorized;
    return { status: 200, body: wirePayment(payment) };
  };

  const answer = (request: LocalRequest): LocalAnswer => {
    const { headers, url } = request;
    const { clientId, clientSecret, subscriptionKey } = VIPPS_MERCHANT;
    if (headers['ocp-apim-subscription-key'] !== subscriptionKey) return { status: 401, body: {} };
    if (url.pathname === '/accesstoken/get') {
      const isKnown = headers['client_id'] === clientId && headers['client_secret'] === clientSecret;
      return isKnown
        ? { status: 200, body: { access_token: TOKEN, expires_in: '3600' } }
        : { status: 401, body: {} };
    }
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: {} };
    if (url.pathname === '/settlement/v1/ledgers') {
      const isOurs =
        url.searchParams.get('settlesForRecipientHandles') === `api:${VIPPS_MERCHANT.serialNumber}`;
      return { status: 200, body: { items: isOurs ? [{ ledgerId: '42' }] : [] } };
    }
    const [, date] = /^\/report\/v2\/ledgers\/42\/funds\/dates\/(.+)$/.exec(url.pathname) ?? [];
    if (date !== undefined) return { status: 200, body: pageOfFunds(funds, date, url) };
    const [, , , , reference, act] = url.pathname.split('/');
    if (reference === undefined) return create(request);
    const payment = payments.get(reference);
    return payment === undefined ? { status: 404, body: {} } : change(payment, act, request);
  };

  const server = await openLocalServer(answer);
  const paymentOf = (paymentId: string) => payments.get(Buffer.from(paymentId, 'base64url').toString('hex'));
  const decide = (paymentId: string, state: 'AUTHORIZED' | 'ABORTED'): void => {
    const payment = paymentOf(paymentId);
    if (payment?.state !== 'CREATED') return;
    payment.state = state;
    payment.authorized = state === 'AUTHORIZED' ? payment.value : 0;
  };
  return {
    server,
    pages: (paymentId) => {
      const payment = paymentOf(paymentId);
      return payment === undefined ? [] : [`${server.address}/pay/${payment.reference}`];
    },
    pay: (paymentId) => decide(paymentId, 'AUTHORIZED'),
    abort: (paymentId) => decide(paymentId, 'ABORTED'),
    refunded: (paymentId) =>
      [...(paymentOf(paymentId)?.refunds.values() ?? [])].reduce((sum, value) => sum + value, 0),
    signed: (secret, paymentId, at) => {
      const reference = Buffer.from(paymentId, 'base64url').toString('hex');
      const body = JSON.stringify({ reference, pspReference: `psp-${reference}`, name: 'AUTHORIZED' });
      const date = new Date(at).toUTCString();
      const hash = createHash('sha256').update(body).digest('base64');
      const text = `POST\n${NOTIFICATION_PATH}\n${date};${HOST};${hash}`;
      const signature = createHmac('sha256', secret).update(text).digest('base64');
      return {
        body,
        headers: {
          host: HOST,
          'x-ms-date': date,
          'x-ms-content-sha256': hash,
          authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
        },
      };
    },
  };
}

/** Two at a time, after a payout, which is no capture. */
function pageOfFunds(funds: readonly FundsEntry[], date: string, { searchParams }: URL) {
  const payout = { entryType: 'payout-scheduled', currency: 'SEK', amount: -1, time: `${date}T00:00:00Z` };
  const items = [payout, ...funds.filter(({ time }) => time.startsWith(date))];
  const start = Number(searchParams.get('cursor') ?? 0);
  const isLast = items.length <= start + 2;
  return { items: items.slice(start, start + 2), ...(!isLast && { cursor: String(start + 2) }) };
}

const captureRequest = z.object({ modificationAmount: z.object({ value: z.int() }) });

const wirePayment = ({ reference, state, currency, ...payment }: Payment) => {
  const money = (value: number) => ({ currency, value });
  return {
    ...{ reference, state, amount: money(payment.value) },
    aggregate: {
      authorizedAmount: money(payment.authorized),
      capturedAmount: money(payment.captured),
      cancelledAmount: money(payment.cancelled),
      refundedAmount: money(0),
    },
  };
};
