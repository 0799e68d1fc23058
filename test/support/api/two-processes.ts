import { setTimeout as pause } from 'node:timers/promises';
import { menuDto } from '@/adapters/contract/menu';
import { menuArticles } from '@api/orders/menu-articles';
import { ApiProcess } from '@test/support/api/api-process';
import { anOrderBody, Guest, token, type Answer } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';
import { insist, type Tally } from '@test/support/http/insist';
import { startRoundRobinProxy } from '@test/support/http/round-robin-proxy';
import {
  paymentStateDto,
  placedOrderDto,
  type PlacedOrderDto,
  startedPaymentDto,
} from '@test/support/api/wire';

export const OPERATOR_TOKEN = 'the-token-of-the-operator';

export interface TwoProcesses {
  readonly processes: readonly [ApiProcess, ApiProcess];
  /** Where visitors reach both, in turn. */
  readonly origin: string;
  /** A dish of shop 1 without required choices. */
  readonly articleCode: string;
  stop(): Promise<void>;
}

/** Two processes of the built API on one database, behind a proxy. */
export async function startTwoProcesses(
  databaseUrl: string,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<TwoProcesses> {
  const aProcess = (): ApiProcess =>
    new ApiProcess({
      DATABASE_URL: databaseUrl,
      LUCKA_DATA: dataFolder,
      LUCKA_KITCHEN: 'off',
      LUCKA_OPERATOR_TOKEN: OPERATOR_TOKEN,
      LUCKA_TRUSTED_PROXIES: '1',
      LUCKA_NOTIFICATION_KEYS: 'the-key-that-both-processes-have-in-common',
      ...settings,
    });
  const processes = [aProcess(), aProcess()] as const;
  for (const each of processes) await each.start();
  const proxy = await startRoundRobinProxy(processes.map(({ origin }) => origin));
  const menu = menuDto.parse(JSON.parse((await new Guest(proxy.origin).get('/api/shops/1/menu')).text));
  const plain = [...menuArticles(menu).values()].find(({ choices, soldOut }) => !choices && !soldOut);
  return {
    ...{ processes, origin: proxy.origin, articleCode: must(plain).code },
    stop: async () => {
      proxy.close();
      await Promise.all(processes.map((each) => each.kill()));
    },
  };
}

export interface PaidOrder extends PlacedOrderDto {
  readonly body: ReturnType<typeof anOrderBody>;
  readonly key: string;
  /** The first answer, to the byte. */
  readonly answer: string;
}

/** As the storefront polls: more often would exceed the limit of an address. */
const POLL_MS = 1_000;

/**
 * A guest who orders and pays from an address of its own, and repeats what the storefront would repeat. `card`: a test
 * card's name, or `cancel`.
 */
export async function orderAndPay(
  { origin, articleCode }: TwoProcesses,
  tally: Tally,
  card = 'succeeds',
  different: Parameters<typeof anOrderBody>[0] = {},
): Promise<PaidOrder> {
  const from = { 'x-forwarded-for': anAddress() };
  const guest = new Guest(origin);
  const call = (ask: () => Promise<Answer>): Promise<Answer> => insist(ask, tally);
  const items = [{ code: articleCode, quantity: 1, choices: [] }];
  const [body, key] = [anOrderBody({ items, ...different }), token()];
  const placed = await call(() => guest.order(body, key, from));
  if (placed.status !== 201) throw new Error(`Not placed: ${placed.status} ${placed.text}`);
  const order = placedOrderDto.parse(JSON.parse(placed.text));
  const own = { ...from, 'customer-code': order.customerCode };
  const returnUrl = `/shop/1/checkout/payment/${order.orderId}#code=${order.customerCode}`;
  const started = await call(() => guest.post(`/api/order/${order.orderId}/payment`, { returnUrl }, own));
  if (started.status >= 400) throw new Error(`No payment: ${started.status} ${started.text}`);
  const { paymentId, redirectUrl } = startedPaymentDto.parse(JSON.parse(started.text));
  // Without the guest's address all would share one limit of the payment page.
  const form = {
    method: 'POST',
    body: new URLSearchParams(card === 'cancel' ? { action: card } : { action: 'pay', card }),
  } as const;
  const decided = await call(async () => {
    const response = await fetch(must(redirectUrl ?? undefined), {
      ...form,
      headers: from,
      redirect: 'manual',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  });
  if (decided.status >= 400) throw new Error(`Not paid: ${decided.status} ${decided.text}`);
  for (;;) {
    const state = await call(() => guest.get(`/api/order/${order.orderId}/payment/${paymentId}`, own));
    if (paymentStateDto.parse(JSON.parse(state.text)).status !== 'created') break;
    await pause(POLL_MS);
  }
  return { ...order, body, key, answer: placed.text };
}

let addresses = 0;

/** Each guest has limits of its own. */
export function anAddress(): string {
  addresses += 1;
  return `198.${18 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * The milliseconds from an operator's call at one process until the stream at the other one shows the new status; the
 * call itself is included.
 */
export async function eventDelay({ processes }: TwoProcesses, order: PaidOrder): Promise<number> {
  const [one, other] = processes;
  const leaving = new AbortController();
  const events = await insist(() =>
    fetch(`${one.origin}/api/order/${order.orderId}/events`, {
      headers: { 'x-forwarded-for': anAddress(), 'customer-code': order.customerCode },
      signal: leaving.signal,
    }),
  );
  const reader = must(events.body ?? undefined)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  const until = async (status: string): Promise<void> => {
    for (let text = ''; !text.includes(status);) text += must((await reader.read()).value);
  };
  await until('data: Added');
  const began = performance.now();
  await moveAt(other, order, 'Started');
  await until('data: Started');
  const delay = performance.now() - began;
  leaving.abort();
  return delay;
}

/** The operator moves an order at one of the processes. */
export async function moveAt({ origin }: ApiProcess, order: PaidOrder, status: string): Promise<void> {
  const headers = { 'x-forwarded-for': anAddress(), authorization: `Bearer ${OPERATOR_TOKEN}` };
  const address = `/api/operator/order/${order.orderId}/status`;
  const moved = await insist(() => new Guest(origin).post(address, { status }, headers));
  if (moved.status !== 204) throw new Error(`Not moved: ${moved.status} ${moved.text}`);
}
