import { describe, expect, it } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import { mix, nextState } from '@/domain/shared/mulberry';
import { addAmounts, amountOfUnits } from '@/domain/shared/amount';
import { captureOrder } from '@api/payments/capture-payment';
import { makeRefund } from '@api/payments/refunds/make-refund';
import { settlePayment } from '@api/payments/settle-payment';
import { emptyMemoryState, memoryStores } from '@api/stores';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { aTill } from '@test/support/api/a-till';
import type { Fault } from '@test/support/api/faulty-provider';
import { reconcile } from '@test/support/api/reconcile';
import { must } from '@test/support/builders/must';

/** `npm run bench:refunds` makes 10 000. */
const REFUNDS = Number(process.env['LUCKA_REFUNDS'] ?? 300);
const REFUNDS_OF_ORDER = 10;
const FAULTS: readonly (Fault | undefined)[] = ['lost', 'answerLost', undefined];

describe('refunds with repetitions and lost answers', () => {
  it(`never have a wrong sum, in ${REFUNDS} of them`, async () => {
    const random = new SeededRandomness(12);
    let state = 12;
    const below = (count: number): number => {
      state = nextState(state);
      return mix(state) % count;
    };
    let asked = 0;
    while (asked < REFUNDS) {
      const memory = emptyMemoryState();
      const till = await aTill(memoryStores(memory));
      const placed = await till.placed();
      const payment = await till.started(placed);
      await till.pays(payment);
      await settlePayment(till.deps, payment);
      await captureOrder(till.deps, placed.id);
      const order = await till.order(placed.id);
      for (let count = 0; count < REFUNDS_OF_ORDER; count += 1) {
        const id = must(parseRefundId(random.token(128)));
        const amount = must(amountOfUnits((1 + below(600)) * 100));
        const request = { id, reason: 'late', actor: 'siv', wish: { kind: 'amount', amount } } as const;
        // One after the other, and the last two at once.
        for (const copies of [1, 1, 2]) {
          const fault = FAULTS[below(FAULTS.length)];
          if (fault !== undefined) till.provider.break('refund', fault);
          await Promise.all(Array.from({ length: copies }, () => makeRefund(till.deps, order, request)));
        }
        asked += 1;
      }
      till.provider.mend();
      await till.clock.advance(3_600_000);
      await reconcile(till.deps);
      const ours = await till.stores.refunds.ofOrder(order.id);
      const sum = addAmounts(
        ...ours.filter(({ status }) => status === 'refunded').map((made) => made.amount),
      );
      const theirs = addAmounts(...[...memory.providerRefunds.values()].map((made) => made.amount));
      expect(ours.filter(({ status }) => status === 'pending')).toEqual([]);
      expect(sum).toBe(theirs);
      expect(sum).toBeLessThanOrEqual(order.total);
    }
  });
});
