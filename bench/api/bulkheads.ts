import { setTimeout as pause } from 'node:timers/promises';
import { startApiUnderLoad, type ApiUnderLoad } from '@bench/api/api-under-load';
import { percentile, type Bench, type Figure } from '@bench/api/bench';
import { runOrderClients, type OrderLoadResult } from '@bench/api/order-clients';
import { databaseUrl, freezeDatabase } from '@bench/api/postgres-of';
import { readCatalogue, type Reading } from '@bench/api/readers';
import { holdRows } from '@test/support/database/hold-rows';

const SECONDS = 6;
const ANSWER_MS = 2_000;
const CLIENTS = 40;
/** The longest permitted time to load a menu, as a multiple of the control in the same run. */
const MOST_TIMES_CONTROL = 2;

interface Watched {
  readonly reading: Reading;
  readonly orders: OrderLoadResult;
}

/** With a locked row or a frozen database, other requests are unaffected and the affected ones are answered in time. */
export const bulkheads: Bench = {
  name: 'bulkheads',
  run: async () => {
    const api = await startApiUnderLoad();
    try {
      const control = await watch(api);
      const release = await holdRows(await databaseUrl(api), 'SELECT FROM shop WHERE id = 1 FOR UPDATE');
      const [locked, others] = await Promise.all([
        watch(api),
        runOrderClients(api, { clients: 2, seconds: SECONDS, shopId: 2 }),
      ]);
      await release();
      const goOn = await freezeDatabase(api);
      const frozen = await watch(api).finally(goOn);
      await pause(ANSWER_MS);
      const after = await runOrderClients(api, { clients: 8, seconds: 2 });
      const controlP99 = percentile(control.reading.ms, 0.99);
      return [
        { name: 'control: p99 of the catalogue, ms', value: controlP99.toFixed(0) },
        ...figuresOf('a locked shop', locked, controlP99),
        {
          name: 'a locked shop: orders of another shop',
          value: String(others.acceptedMs.length),
          goal: 'some',
          isReached: others.acceptedMs.length > 0,
        },
        ...figuresOf('a frozen database', frozen, controlP99),
        {
          name: 'afterwards: orders',
          value: String(after.acceptedMs.length),
          goal: 'some',
          isReached: after.acceptedMs.length > 0,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};

async function watch(api: ApiUnderLoad): Promise<Watched> {
  const [reading, orders] = await Promise.all([
    readCatalogue(api.origin, SECONDS),
    runOrderClients(api, { clients: CLIENTS, seconds: SECONDS }),
  ]);
  return { reading, orders };
}

function figuresOf(name: string, { reading, orders }: Watched, controlP99: number): readonly Figure[] {
  const times = percentile(reading.ms, 0.99) / controlP99;
  const slowest = Math.max(0, ...orders.acceptedMs, ...orders.shedMs);
  const others = Object.values(orders.others).reduce((sum, count) => sum + count, 0);
  return [
    {
      name: `${name}: failures of the catalogue`,
      value: `${reading.failures} of ${reading.ms.length + reading.failures}`,
      goal: '0',
      isReached: reading.failures === 0 && reading.ms.length > 0,
    },
    {
      name: `${name}: p99 of the catalogue, times the control`,
      value: times.toFixed(2),
      goal: `at most ${MOST_TIMES_CONTROL}`,
      isReached: times <= MOST_TIMES_CONTROL,
    },
    {
      name: `${name}: slowest answer to an order, ms`,
      value: slowest.toFixed(0),
      goal: `under ${ANSWER_MS}`,
      isReached: slowest < ANSWER_MS,
    },
    {
      name: `${name}: orders answered neither by 201 nor by 503`,
      value: String(others),
      goal: '0',
      isReached: others === 0,
    },
  ];
}
