import { describe, expect, it } from 'vitest';
import type { PaymentId } from '@/domain/order/order';
import { addMs } from '@/domain/shared/instant';
import { ok } from '@/domain/shared/result';
import { captureOrder } from '@api/payments/capture-payment';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { ProviderState } from '@api/payments/payment-provider';
import { processNotification } from '@api/payments/process-notification';
import type { NotificationReader } from '@api/payments/read-notification';
import { settlePayment } from '@api/payments/settle-payment';
import { startPayment } from '@api/payments/start-payment';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { type Till } from '@test/support/api/a-till';
import { Crash, type Fault, type ProviderCall } from '@test/support/api/faulty-provider';
import { token } from '@test/support/api/guest';
import { reconcile } from '@test/support/api/reconcile';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { aPayment } from '@test/support/payments/a-payment';

/** The payment code with one company, and how that company signs. */
export interface FaultWorld {
  readonly till: Till;
  readonly readNotification: NotificationReader;
  /** A notification about a payment in the company's form. */
  readonly signed: (
    secret: string,
    paymentId: PaymentId,
  ) => { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  readonly secret: string;
  /** The visitor pays. */
  readonly pay: (paymentId: PaymentId) => void | Promise<unknown>;
}

type FaultTest = (world: FaultWorld) => Promise<void>;

const RETURN_TO = { url: 'http://localhost/orders#code=x', path: '/orders' };
const DAY_MS = 86_400_000;
/** More than faults at once. */
const ATTEMPTS = 3;
const CALLS: readonly ProviderCall[] = ['open', 'fetchState', 'capture'];
const FAULTS: readonly Fault[] = ['lost', 'answerLost', 'crashBefore', 'crashAfter'];

/** The process dies in the work, or it goes through. */
const perhapsDies = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    const isCrash =
      error instanceof Crash || (error instanceof AggregateError && error.errors.every(isACrash));
    if (!isCrash) throw error;
  });
const isACrash = (error: unknown): boolean => error instanceof Crash;

/** What every process does all the time; ten seconds later. */
async function laterReconciled({ deps, clock }: Till): Promise<void> {
  await clock.advance(10_000);
  await perhapsDies(reconcile(deps));
}

async function reserved(till: Till) {
  const order = await till.placed();
  const payment = await till.started(order);
  await till.pays(payment);
  return { order, payment: await settlePayment(till.deps, payment) };
}

/** How often the company took the money of a payment, by its own books. */
async function captures({ provider, clock }: Till, paymentId: PaymentId): Promise<number> {
  await clock.advance(1_000);
  const books = await provider.fetchBooks?.(addMs(clock.now(), -DAY_MS), clock.now());
  if (books?.ok !== true) throw new Error('The books cannot be read.');
  return books.value.filter((entry) => entry.kind === 'capture' && entry.paymentId === paymentId).length;
}

async function expectStartedOnce(till: Till, { order, payment }: Awaited<ReturnType<typeof reserved>>) {
  expect((await till.order(order.id)).status).toBe('started');
  expect(await captures(till, payment.id)).toBe(1);
}

const stateOf = async (till: Till, paymentId: PaymentId): Promise<ProviderState> => {
  const state = await till.provider.fetchState(paymentId);
  if (!state.ok) throw new Error(state.error.kind);
  return state.value;
};

const notify = async ({ deps }: Till, id: string, paymentId: PaymentId): Promise<void> => {
  if (await deps.notifications.save({ id, paymentId }, deps.clock.now()))
    await processNotification(deps, { id, paymentId });
};

/** From the order to the kitchen, with the same care as the product: what failed is tried again. */
async function payAndCook(till: Till): Promise<Awaited<ReturnType<typeof reserved>>> {
  const order = await till.placed();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    await perhapsDies(startPayment(till.deps, order, RETURN_TO));
  const payment = must(await till.stores.payments.live(order.id));
  await till.pays(payment);
  await perhapsDies(settlePayment(till.deps, payment));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await laterReconciled(till);
  await perhapsDies(captureOrder(till.deps, order.id));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) await laterReconciled(till);
  await perhapsDies(captureOrder(till.deps, order.id));
  return { order, payment };
}

async function changedMoney(till: Till, different: object): Promise<void> {
  const order = await till.placed();
  const payment = await till.started(order);
  await till.pays(payment);
  till.provider.lie = (state) => (state.kind === 'reserved' ? { ...state, ...different } : state);
  expect(await settlePayment(till.deps, payment)).toMatchObject({ status: 'failed', code: 'payment-04' });
  till.provider.mend();
  expect(await stateOf(till, payment.id)).toEqual({ kind: 'released' });
  expect((await till.order(order.id)).status).toBe('calculatedPrice');
}

/**
 * The faults of docs/spec/faults.md that reach a payment company, each with what must be true. P19 is in
 * describe-company.ts, on a real network. Those of the database (P24, P26) and of menus and orders (P5, P8, P17, P22)
 * are the same with every company.
 */
const FAULT_TABLE: readonly (readonly [id: string, rule: string, test: FaultTest])[] = [
  [
    'FAULT-P1',
    'a process that is killed while it waits for an answer leaves an order that another one starts',
    async ({ till }) => {
      const paid = await reserved(till);
      till.provider.break('capture', 'silent');
      void captureOrder(till.deps, paid.order.id);
      await laterReconciled(till);
      await laterReconciled(till);
      await expectStartedOnce(till, paid);
    },
  ],
  [
    'FAULT-P4',
    'a payment that is started again is the same, with the same page',
    async ({ till }) => {
      const order = await till.placed();
      const first = await startPayment(till.deps, order, RETURN_TO);
      expect(first).toMatchObject({ ok: true, value: { isNew: true } });
      const again = await startPayment(till.deps, order, RETURN_TO);
      expect(again).toEqual({ ...first, value: { ...(first.ok && first.value), isNew: false } });
    },
  ],
  [
    'FAULT-P6',
    'a payment that is started three times at once is one',
    async ({ till }) => {
      const order = await till.placed();
      const answers = [1, 2, 3].map(() => startPayment(till.deps, order, RETURN_TO));
      const payments = (await Promise.all(answers)).flatMap((each) => (each.ok ? [each.value.payment] : []));
      expect(payments).toHaveLength(answers.length);
      expect(payments).toEqual(answers.map(() => payments[0]));
    },
  ],
  [
    'FAULT-P7',
    'a crash or a lost answer at any call ends in a started order, with its money taken once',
    async ({ till }) => {
      for (const call of CALLS)
        for (const fault of FAULTS) {
          till.provider.break(call, fault);
          const paid = await payAndCook(till);
          till.provider.mend();
          await expectStartedOnce(till, paid);
        }
    },
  ],
  [
    'FAULT-P9',
    'a visitor who paid and never came back has an order within a minute',
    async ({ till }) => {
      const order = await till.placed();
      await till.pays(await till.started(order));
      for (let seconds = 0; seconds < 60; seconds += 10) await laterReconciled(till);
      expect((await till.order(order.id)).status).toBe('added');
    },
  ],
  [
    'FAULT-P10',
    'a second "pay" after the first starts nothing',
    async ({ till }) => {
      const { order, payment } = await reserved(till);
      expect((await startPayment(till.deps, order, RETURN_TO)).ok).toBe(false);
      expect(await till.stores.payments.live(order.id)).toEqual(payment);
    },
  ],
  [
    'FAULT-P11',
    'a return without a payment is none',
    async ({ till }) => {
      const order = await till.placed();
      const payment = await till.started(order);
      expect((await settlePayment(till.deps, payment)).status).toBe('created');
      expect((await till.order(order.id)).status).toBe('calculatedPrice');
    },
  ],
  [
    'FAULT-P12',
    'a notification counts under its signature, and not under another, changed, late or without one',
    async ({ till, readNotification, signed, secret }) => {
      const { id } = await till.started(await till.placed());
      const { headers, body } = signed(secret, id);
      const read = (different: Partial<Parameters<NotificationReader>[0]>) =>
        readNotification({ headers, body: Buffer.from(body), now: till.clock.now(), ...different }).kind;
      expect(read({})).toBe('signed');
      expect(read({ headers: signed('the-secret-of-another-company-entirely', id).headers })).toBe(
        'notSigned',
      );
      expect(read({ body: Buffer.from(body.replace('{', '{ ')) })).toBe('notSigned');
      expect(read({ now: addMs(till.clock.now(), 301_000) })).toBe('notSigned');
      expect(read({ headers: {} })).toBe('notSigned');
    },
  ],
  [
    'FAULT-P13',
    'notifications that come early, twice, in another order or days later lead to the same state',
    async ({ till }) => {
      const order = await till.placed();
      const payment = await till.started(order);
      const [early, late] = [token(), token()];
      await notify(till, early, payment.id);
      await till.pays(payment);
      for (const id of [token(), early, early, late]) await notify(till, id, payment.id);
      expect((await till.order(order.id)).status).toBe('added');
      await captureOrder(till.deps, order.id);
      await till.clock.advance(2 * 3_600_000);
      for (const id of [late, token()]) await notify(till, id, payment.id);
      await expectStartedOnce(till, { order, payment });
    },
  ],
  [
    'FAULT-P14',
    'a return, polls, a notification and the reconciler at once reserve and publish once',
    async ({ till }) => {
      const order = await till.placed();
      const payment = await till.started(order);
      await till.pays(payment);
      const published: (string | undefined)[] = [];
      till.deps.announcer.follow(order.id, (status) => published.push(status));
      await till.clock.advance(10_000);
      await Promise.all([
        ...[1, 2, 3].map(() => settlePayment(till.deps, payment)),
        ...[notify(till, token(), payment.id), reconcile(till.deps)],
      ]);
      expect(published).toEqual(['added']);
      await Promise.all([1, 2].map(() => captureOrder(till.deps, order.id)));
      await expectStartedOnce(till, { order, payment });
    },
  ],
  [
    'FAULT-P15',
    'another amount is refused and released',
    ({ till }) => changedMoney(till, { amount: amount('1') }),
  ],
  [
    'FAULT-P15',
    'another currency is refused and released',
    ({ till }) => changedMoney(till, { currency: 'NOK' }),
  ],
  [
    'FAULT-P16',
    'the company is asked for the total that the server counts',
    async ({ till }) => {
      const { order, payment } = await reserved(till);
      expect(await stateOf(till, payment.id)).toEqual({
        ...{ kind: 'reserved', amount: order.total, currency: order.currency.name },
      });
    },
  ],
  [
    'FAULT-P18',
    'a shop that pauses before the money comes gives it back',
    async ({ till }) => {
      const order = await till.placed();
      const payment = await till.started(order);
      const shop = must(await till.stores.shops.find(order.shopId));
      const menu = must(await till.stores.shops.menu(order.shopId));
      await till.stores.shops.put({ shop: { ...shop, status: 'paused' }, menu, deliverySpots: [] });
      await till.pays(payment);
      expect((await settlePayment(till.deps, payment)).code).toBe('payment-12');
      expect(await stateOf(till, payment.id)).toEqual({ kind: 'released' });
      expect((await till.order(order.id)).status).toBe('rollbacked');
    },
  ],
  [
    'FAULT-P20',
    'amounts are exact, from the smallest to the largest',
    async ({ till, pay }) => {
      for (const decimal of ['3', '119.50', '0.30', '99999.99']) {
        const payment = aPayment({ amount: amount(decimal) });
        expect((await till.provider.open(payment)).ok).toBe(true);
        await pay(payment.paymentId);
        expect(await stateOf(till, payment.paymentId)).toMatchObject({ amount: payment.amount });
      }
    },
  ],
  [
    'FAULT-P21',
    'a capture that fails again and again is asked for once in each round, and made once',
    async ({ till }) => {
      const paid = await reserved(till);
      till.provider.break('capture', 'lost', 4);
      await captureOrder(till.deps, paid.order.id);
      for (let round = 0; round < 4; round += 1) await laterReconciled(till);
      expect(till.provider.calls.filter((call) => call === 'capture')).toHaveLength(5);
      await expectStartedOnce(till, paid);
    },
  ],
  [
    'FAULT-P23',
    'a process that was stopped, and goes on after another one has finished its work, changes nothing',
    async ({ till }) => {
      const paid = await reserved(till);
      let goOn = (): void => undefined;
      const stopped = new Promise<void>((resolve) => (goOn = resolve));
      const { provider } = till.deps;
      const stale: PaymentDeps = {
        ...till.deps,
        provider: {
          name: provider.name,
          open: (payment) => provider.open(payment),
          fetchState: (id) => provider.fetchState(id),
          capture: (id) => stopped.then(() => provider.capture(id)),
          release: (id) => provider.release(id),
          refund: (refund) => provider.refund(refund),
        },
      };
      const asked = captureOrder(stale, paid.order.id);
      await laterReconciled(till);
      goOn();
      expect(await asked).toEqual(ok(undefined));
      await expectStartedOnce(till, paid);
    },
  ],
  [
    'FAULT-P29',
    'random faults end as none do: every order started, its money taken once',
    async ({ till }) => {
      const random = new SeededRandomness(29);
      const choose = <Value>(values: readonly Value[]): Value =>
        must(values[random.token(6).charCodeAt(0) % values.length]);
      for (let order = 0; order < 12; order += 1) {
        for (let fault = 0; fault < 2; fault += 1) till.provider.break(choose(CALLS), choose(FAULTS));
        const paid = await payAndCook(till);
        till.provider.mend();
        await expectStartedOnce(till, paid);
      }
    },
  ],
];

/** Runs the table with one company; each fault has a till of its own. */
export function describeFaults(name: string, world: () => Promise<FaultWorld>): void {
  describe(`${name} under the faults of payments`, () => {
    it.each(FAULT_TABLE)('%s: %s', async (_id, _rule, test) => test(await world()));
  });
}
