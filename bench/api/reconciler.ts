import { setTimeout as pause } from 'node:timers/promises';
import { wait } from '@/domain/ports/clock';
import { openDatabase } from '@api/database/open-database';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { startReconciler } from '@api/payments/reconciler';
import { postgresStores } from '@api/stores';
import { systemClock } from '@api/system/system-clock';
import type { Bench } from '@bench/api/bench';
import { ManualClock } from '@test/support/memory/manual-clock';
import { aTill, type Till } from '@test/support/api/a-till';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const OPEN_PAYMENTS = 150;
const PROVIDER_ANSWER_MS = 500;
const GOAL_SECONDS = 60;
const GIVE_UP_SECONDS = 180;
const CHECK_INTERVAL_MS = 100;

/** Payments completed while the API was down, at a slow provider: how long until each order is paid. */
export const reconciler: Bench = {
  name: 'reconciler',
  run: async () => {
    const folder = await makeThrowAwayFolder();
    const opened = await openDatabase({ dataFolder: folder.path, reportTrouble: () => undefined });
    try {
      const till = await aTill(postgresStores(opened.ordering), { clock: new ManualClock(Date.now()) });
      for (let index = 0; index < OPEN_PAYMENTS; index += 1) {
        await till.pays(await till.started(await till.placed()));
      }
      const seconds = await secondsUntilSettled(till);
      return [
        {
          name: `${OPEN_PAYMENTS} open payments, answers after ${PROVIDER_ANSWER_MS} ms: settled in, s`,
          value: seconds.toFixed(1),
          goal: `within ${GOAL_SECONDS}`,
          isReached: seconds <= GOAL_SECONDS,
        },
      ];
    } finally {
      await opened.close();
      await folder.dispose();
    }
  },
};

async function secondsUntilSettled(till: Till): Promise<number> {
  const deps = { ...till.deps, provider: slowed(till.provider), clock: systemClock };
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const failures: unknown[] = [];
  const stop = startReconciler(deps, (error) => failures.push(error));
  while ((await unsettled(till)) > 0 && failures.length === 0 && seconds() < GIVE_UP_SECONDS) {
    await pause(CHECK_INTERVAL_MS);
  }
  const taken = seconds();
  stop();
  if (failures.length > 0) throw new AggregateError(failures, 'The reconciler failed');
  return taken;
}

const unsettled = async ({ stores }: Till): Promise<number> =>
  (await stores.payments.unsettled(systemClock.now(), OPEN_PAYMENTS)).length;

function slowed(provider: PaymentProvider): PaymentProvider {
  const late = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    await wait(systemClock, PROVIDER_ANSWER_MS);
    return ask();
  };
  return {
    name: provider.name,
    open: (payment) => late(() => provider.open(payment)),
    fetchState: (id) => late(() => provider.fetchState(id)),
    capture: (id) => late(() => provider.capture(id)),
    release: (id) => late(() => provider.release(id)),
    refund: (refund) => late(() => provider.refund(refund)),
  };
}
