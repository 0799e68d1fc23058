import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/domain/order/order-status';
import { captureOrder } from '@api/payments/capture-payment';
import { processNotification } from '@api/payments/process-notification';
import { reconcile } from '@test/support/api/reconcile';
import { settlePayment } from '@api/payments/settle-payment';
import { startPayment } from '@api/payments/start-payment';
import type { StoredPayment } from '@api/orders/stored-payment';
import { postgresStores } from '@api/stores';
import { aTill, type Till } from '@test/support/api/a-till';
import { token } from '@test/support/api/guest';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

const RETURN_TO = { url: 'http://localhost/orders#code=x', path: '/orders' };

/** Stores and processes a notification, as the route does. */
async function receiveNotification(
  { deps }: Pick<Till, 'deps'>,
  { id: paymentId }: StoredPayment,
  id: string = token(),
) {
  const isNew = await deps.notifications.save({ id, paymentId }, deps.clock.now());
  if (isNew) await processNotification(deps, { id, paymentId });
}

/** A notification by its id, so that the same one comes again; a decision at the provider; or a step of the shop. */
type Happening = (typeof HAPPENINGS)[number];

const HAPPENINGS = [0, 1, 2, 'pays', 'declined', 'dies', 'cooks', 'a day passes', 'reconciles'] as const;

/** What must become of the order: money counts from when it was asked for, and notifications ask once each. */
function expectedOf(happenings: readonly Happening[]): readonly OrderStatus[] {
  const statuses: OrderStatus[] = [];
  const received = new Set<Happening>();
  let decision: 'pays' | 'declined' | undefined;
  let isOld = false;
  for (const happening of [...happenings, 'reconciles'] as const) {
    if (happening === 'pays' || happening === 'declined') decision ??= happening;
    const isAsked = happening === 'reconciles' || (typeof happening === 'number' && !received.has(happening));
    if (typeof happening === 'number') received.add(happening);
    if (isAsked && decision === 'pays' && statuses.length === 0) statuses.push('added');
    if (happening === 'a day passes') isOld = true;
    if (happening === 'reconciles' && isOld && statuses.length === 0) statuses.push('rollbacked');
    if (happening === 'cooks' && statuses.at(-1) === 'added') statuses.push('started');
  }
  return statuses;
}

async function happen(till: Till, payment: StoredPayment, happening: Happening): Promise<unknown> {
  switch (happening) {
    case 'pays':
      return till.pays(payment);
    case 'declined':
      return till.pays(payment, 'declined');
    case 'dies':
      return till.deps.notifications.save({ id: token(), paymentId: payment.id }, till.clock.now());
    case 'cooks':
      return captureOrder(till.deps, payment.orderId);
    case 'a day passes':
      return till.clock.advance(86_400_000);
    case 'reconciles':
      await till.clock.advance(10_000);
      return reconcile(till.deps);
    default:
      return receiveNotification(till, payment, `event-${happening}-${payment.id}`);
  }
}

describe('processNotification', () => {
  it('leads to the same state in any order, with repetitions and delays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 12 }), async (happenings) => {
        const till = await aTill();
        const order = await till.placed();
        const payment = await till.started(order);
        const published: (OrderStatus | undefined)[] = [];
        till.deps.announcer.follow(order.id, (status) => published.push(status));
        for (const happening of happenings) await happen(till, payment, happening);
        await happen(till, payment, 'reconciles');
        expect(published).toEqual(expectedOf(happenings));
        expect((await till.order(order.id)).status).toBe(published.at(-1) ?? 'calculatedPrice');
        expect(await till.stores.notifications.pending(till.clock.now(), 9)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('lets one of concurrent settlements win, and all others get its outcome', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const till = await aTill();
        const order = await till.placed();
        const payment = await till.started(order);
        await till.pays(payment);
        await till.clock.advance(10_000);
        const published: (string | undefined)[] = [];
        till.deps.announcer.follow(order.id, (status) => published.push(status));
        const deps = {
          ...till.deps,
          provider: slowed(till.deps.provider, scheduler),
          payments: slowed(till.stores.payments, scheduler),
          notifications: slowed(till.stores.notifications, scheduler),
        };
        const id = token();
        const meeting = Promise.all([
          receiveNotification({ deps }, payment, id),
          receiveNotification({ deps }, payment, id),
          receiveNotification({ deps }, payment),
          reconcile(deps),
          settlePayment(deps, payment),
          startPayment(deps, order, RETURN_TO),
        ]);
        await scheduler.waitFor(meeting);
        const [, , , , polled, startedAgain] = await meeting;
        expect(polled.status).toBe('reserved');
        expect(startedAgain).toMatchObject({ ok: false, error: { code: 'shop-error-order-is-started' } });
        expect(published).toEqual(['added']);
        expect(await till.stores.payments.live(order.id)).toMatchObject({ status: 'reserved' });
      }),
      { numRuns: 100 },
    );
  });
});

/** The same, each of its answers when the scheduler says so. */
const slowed = <Part extends object>(part: Part, scheduler: fc.Scheduler): Part =>
  new Proxy(part, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => scheduler.schedule(Reflect.apply(member, target, values));
    },
  });

describe('processNotification on PostgreSQL', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await makeFreshDatabase();
  });
  afterAll(() => fresh.drop());

  it('lets one of concurrent settlements win, and all others get its outcome', async () => {
    const till = await aTill(postgresStores(fresh.database));
    for (let round = 0; round < 20; round += 1) {
      const order = await till.placed();
      const payment = await till.started(order);
      await till.pays(payment);
      await till.clock.advance(10_000);
      const published: (string | undefined)[] = [];
      till.deps.announcer.follow(order.id, (status) => published.push(status));
      const id = token();
      const [polled] = await Promise.all([
        settlePayment(till.deps, payment),
        startPayment(till.deps, order, RETURN_TO),
        receiveNotification(till, payment, id),
        receiveNotification(till, payment, id),
        receiveNotification(till, payment),
        reconcile(till.deps),
      ]);
      expect(polled.status).toBe('reserved');
      expect(published).toEqual(['added']);
      expect((await till.order(order.id)).status).toBe('added');
    }
    expect(await till.stores.notifications.pending(till.clock.now(), 9)).toEqual([]);
  });
});
