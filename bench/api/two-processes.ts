import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { PostgresDatabase } from '@api/database/postgres-database';
import { percentile, type Bench, type Figure } from '@bench/api/bench';
import type { Tally } from '@test/support/http/insist';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';
import {
  eventDelay,
  orderAndPay,
  startTwoProcesses,
  type PaidOrder,
  type TwoProcesses,
} from '@test/support/api/two-processes';

const ORDERS = 1_000;
const AT_ONCE = 16;
const EVENTS = 200;
const EVENT_P99_MS = 1_000;

/** Two processes on one PostgreSQL behind a proxy, while each is killed or stopped in turn. */
export const twoProcesses: Bench = {
  name: 'two-processes',
  run: async () => {
    const [folder, data] = [await makeThrowAwayFolder(), await makeThrowAwayFolder()];
    const postgres = await startEmbeddedPostgres({ dataFolder: folder.path, reportTrouble: console.error });
    const both = await startTwoProcesses(postgres.url, data.path);
    const database = new PostgresDatabase({ url: postgres.url, reportTrouble: console.error });
    try {
      const { orders, tally, restarts } = await orderWhileRestarting(both);
      const [counted] = await database.query<{ orders: number; paid: number }>(
        `SELECT count(*)::int AS orders, (count(*) FILTER (WHERE status = 'added'))::int AS paid
         FROM customer_order WHERE account_id IS NULL`,
      );
      const delays: number[] = [];
      for (const order of orders.slice(0, EVENTS)) delays.push(await eventDelay(both, order));
      const p99 = percentile(delays, 0.99);
      return [
        goal(`lost, of ${ORDERS} orders with ${restarts} restarts`, ORDERS - (counted?.paid ?? 0)),
        goal('orders that no guest knows of', (counted?.orders ?? 0) - ORDERS),
        { name: `calls repeated, of ${tally.calls}`, value: String(tally.retried) },
        {
          name: `p99 of ${EVENTS} events at the other process, ms`,
          value: p99.toFixed(0),
          goal: `below ${EVENT_P99_MS}`,
          isReached: p99 < EVENT_P99_MS,
        },
      ];
    } finally {
      await database.close();
      await both.stop();
      await postgres.close();
      await Promise.all([folder.dispose(), data.dispose()]);
    }
  },
};

const goal = (name: string, value: number): Figure => ({
  ...{ name, value: String(value), goal: '0' },
  isReached: value === 0,
});

async function orderWhileRestarting(
  both: TwoProcesses,
): Promise<{ readonly orders: readonly PaidOrder[]; readonly tally: Tally; readonly restarts: number }> {
  const tally: Tally = { calls: 0, retried: 0 };
  const orders: PaidOrder[] = [];
  let begun = 0;
  const guest = async (): Promise<void> => {
    while (begun < ORDERS) {
      begun += 1;
      orders.push(await orderAndPay(both, tally));
    }
  };
  const guests = Promise.all(Array.from({ length: AT_ONCE }, guest));
  let restarts = 0;
  while (begun < ORDERS) {
    const each = both.processes[restarts % 2 === 0 ? 0 : 1];
    await (restarts % 4 < 2 ? each.kill() : each.stop());
    await each.start();
    restarts += 1;
  }
  await guests;
  return { orders, tally, restarts };
}
