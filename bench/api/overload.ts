import { rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startApiUnderLoad } from '@bench/api/api-under-load';
import { percentile, type Bench, type Figure } from '@bench/api/bench';
import { runOrderClients, type OrderLoad, type OrderLoadResult } from '@bench/api/order-clients';
import { measuringItself, takeServerTimes, type ServerTimes } from '@bench/api/server-times';

const LOADS = [8, 50, 300, 1_000];
const ATTACKERS = 300;
const SECONDS = 15;
const LEAST_SHARE_OF_BEST = 0.8;
const ACCEPTED_P99_MS = 2_000;
const SHED_P99_MS = 100;

/**
 * Orders of one shop with a growing number of clients: beyond its limit the API sheds load and its throughput stays.
 */
export const overload: Bench = {
  name: 'overload',
  run: async () => {
    const file = path.join(tmpdir(), `lucka-answer-times-${process.pid}.json`);
    const api = await startApiUnderLoad(measuringItself(file));
    const measure = async (load: OrderLoad): Promise<readonly [OrderLoadResult, ServerTimes]> => [
      await runOrderClients(api, load),
      await takeServerTimes(api, file),
    ];
    try {
      return await figuresUnder(measure);
    } finally {
      await api.stop();
      rmSync(file, { force: true });
    }
  },
};

async function figuresUnder(
  measure: (load: OrderLoad) => Promise<readonly [OrderLoadResult, ServerTimes]>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [{ name: 'load of the machine before', value: loadOfMachine() }];
  await measure({ clients: 8, seconds: 3 });
  const perSecond: number[] = [];
  for (const clients of LOADS) {
    const [result, server] = await measure({ clients, seconds: SECONDS });
    perSecond.push(result.acceptedPerSecond);
    figures.push(...figuresOf(`${clients} clients`, result, server));
  }
  const share = (perSecond.at(-1) ?? 0) / Math.max(...perSecond);
  figures.push({
    name: `throughput at ${LOADS.at(-1)} clients, share of the best`,
    value: share.toFixed(2),
    goal: `at least ${LEAST_SHARE_OF_BEST}`,
    isReached: share >= LEAST_SHARE_OF_BEST,
  });
  const [attacked, server] = await measure({
    clients: ATTACKERS,
    seconds: SECONDS,
    ignoresRetryAfter: true,
  });
  // An attack is measured for comparison: the limits of addresses and connections protect against it.
  const underAttack = figuresOf(`${ATTACKERS} that ignore Retry-After`, attacked, server);
  figures.push(...underAttack.map(({ name, value }) => ({ name, value })));
  return [...figures, { name: 'load of the machine after', value: loadOfMachine() }];
}

const loadOfMachine = (): string => loadavg()[0]?.toFixed(1) ?? '';

function figuresOf(name: string, result: OrderLoadResult, server: ServerTimes): readonly Figure[] {
  const { acceptedMs, shedMs } = result;
  const others = Object.entries(result.others).map(([status, count]) => `${count} x ${status}`);
  return [
    { name: `${name}: orders a second`, value: result.acceptedPerSecond.toFixed(1) },
    under(`${name}: p99 of accepted orders, ms`, percentile(acceptedMs, 0.99), ACCEPTED_P99_MS),
    {
      name: `${name}: shed with Retry-After, for each accepted order`,
      value: `${shedMs.length}, ${(shedMs.length / Math.max(1, acceptedMs.length)).toFixed(2)}`,
    },
    under(`${name}: p99 of shed orders, ms`, percentile(shedMs, 0.99), SHED_P99_MS),
    under(`${name}: the same in the API, ms`, percentile(server.shedMs, 0.99), SHED_P99_MS),
    { name: `${name}: p99 of the API's event loop delay, ms`, value: server.loopDelayMs.toFixed(0) },
    { name: `${name}: p99 of the clients' own, ms`, value: result.clientDelayMs.toFixed(0) },
    {
      name: `${name}: answered otherwise`,
      value: others.join(', ') || 'none',
      goal: 'none',
      isReached: others.length === 0,
    },
  ];
}

const under = (name: string, value: number, limit: number): Figure => ({
  name,
  value: value.toFixed(0),
  goal: `under ${limit}`,
  isReached: value < limit,
});
