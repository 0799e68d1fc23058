import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transitionIntent, type IntentEvent } from '@/domain/order/intent-transition';
import type { OrderIntentState } from '@/domain/order/order-intent';
import { isPaid, PAYMENT_STATUSES } from '@/domain/order/payment';
import { anOrderIntent, aPlacedIntentOrder } from '@test/support/builders/an-order-intent';
import { paymentId } from '@test/support/builders/order-ids';

const order = aPlacedIntentOrder();
const [first, second] = [paymentId('first'), paymentId('second')];

const placed: IntentEvent = { kind: 'placed', order };
const started = (id = first): IntentEvent => ({ kind: 'paymentStarted', paymentId: id });
const seen = (status: (typeof PAYMENT_STATUSES)[number], id = first, code?: string): IntentEvent => ({
  kind: 'paymentSeen',
  paymentId: id,
  payment: { status, code },
});

const after = (...events: readonly IntentEvent[]): OrderIntentState =>
  events.reduce(transitionIntent, anOrderIntent()).state;

describe('transitionIntent', () => {
  it('goes from sending by placed and paying to paid', () => {
    expect(after(placed)).toEqual({ kind: 'placed', order });
    expect(after(placed, started())).toEqual({ kind: 'paying', order, paymentId: first });
    expect(after(placed, started(), seen('reserved'))).toEqual({ kind: 'paid', order, paymentId: first });
    expect(after(placed, started(), seen('captured'))).toMatchObject({ kind: 'paid' });
  });

  it.each(['aborted', 'failed', 'released'] as const)(
    'is unpaid after a payment was %s, and can be paid again',
    (status) => {
      expect(after(placed, started(), seen(status, first, 'payment-02'))).toEqual({
        kind: 'unpaid',
        order,
        code: 'payment-02',
      });
      const again = after(placed, started(), seen(status), started(second), seen('reserved', second));
      expect(again).toEqual({ kind: 'paid', order, paymentId: second });
    },
  );

  it('leaves the outcome of a created payment open', () => {
    expect(after(placed, started(), seen('created'))).toMatchObject({ kind: 'paying' });
  });

  it('accepts a late payment, from whichever attempt and tab', () => {
    expect(after(placed, seen('reserved'))).toMatchObject({ kind: 'paid', paymentId: first });
    expect(after(placed, started(), seen('failed'), seen('captured'))).toMatchObject({ kind: 'paid' });
    expect(after(placed, started(second), seen('reserved', first))).toMatchObject({ paymentId: first });
  });

  it('does not let an older attempt end a newer one', () => {
    const state = after(placed, started(first), started(second), seen('aborted', first));
    expect(state).toEqual({ kind: 'paying', order, paymentId: second });
  });

  it('ignores a payment before the order is placed', () => {
    expect(after(started())).toEqual({ kind: 'sending' });
    expect(after(seen('reserved'))).toEqual({ kind: 'sending' });
  });

  it('returns the same value when nothing changes', () => {
    const intent = anOrderIntent({ state: { kind: 'paid', order, paymentId: first } });
    expect(transitionIntent(intent, placed)).toBe(intent);
  });

  it('throws for an unknown event', () => {
    // @ts-expect-error the type forbids it
    expect(() => transitionIntent(anOrderIntent(), { kind: 'explode' })).toThrow('Unexpected case');
  });

  it('never leaves paid, never loses a placed order, and is paid only after a payment, whatever the events', () => {
    const someId = fc.constantFrom(first, second);
    const someEvent: fc.Arbitrary<IntentEvent> = fc.oneof(
      fc.constant(placed),
      someId.map((id) => started(id)),
      fc.tuple(fc.constantFrom(...PAYMENT_STATUSES), someId).map(([status, id]) => seen(status, id)),
    );
    fc.assert(
      fc.property(fc.array(someEvent), (events) => {
        let intent = anOrderIntent();
        for (const event of events) {
          const next = transitionIntent(intent, event);
          if (intent.state.kind === 'paid') expect(next).toBe(intent);
          if (intent.state.kind !== 'sending') expect(next.state).toMatchObject({ order });
          if (next.state.kind === 'paid' && next !== intent) {
            expect(event.kind === 'paymentSeen' && isPaid(event.payment.status)).toBe(true);
          }
          expect({ ...next, state: undefined }).toEqual({ ...intent, state: undefined });
          intent = next;
        }
        // Repeating all events changes nothing of a paid order.
        const again = events.reduce(transitionIntent, intent);
        if (intent.state.kind === 'paid') expect(again).toBe(intent);
      }),
    );
  });
});
