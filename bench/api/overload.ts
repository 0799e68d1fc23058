import { startApiUnderLoad } from '@bench/api/api-under-load';
import { percentile, type Bench, type Figure } from '@bench/api/bench';
import { runOrderClients } from '@bench/api/order-clients';

const LOADS = [8, 50, 300, 1_000];
const SECONDS = 10;
const LEAST_SHARE_OF_BEST = 0.8;
const ACCEPTED_P99_MS = 2_000;
const SHED_P99_MS = 100;

/** Orders of one shop under more and more clients: past its limit the API sheds, and its throughput stays. */
export const overload: Bench = {
  name: 'overload',
  run: async () => {
    const api = await startApiUnderLoad();
    try {
      await runOrderClients(api, { clients: 8, seconds: 3 });
      const figures: Figure[] = [];
      const perSecond: number[] = [];
      for (const clients of LOADS) {
        const result = await runOrderClients(api, { clients, seconds: SECONDS });
        perSecond.push(result.acceptedPerSecond);
        const p99 = percentile(result.acceptedMs, 0.99);
        const shedP99 = percentile(result.shedMs, 0.99);
        const others = Object.entries(result.others).map(([status, count]) => `${count} x ${status}`);
        figures.push(
          { name: `${clients} clients: orders a second`, value: result.acceptedPerSecond.toFixed(1) },
          {
            name: `${clients} clients: p99 of accepted orders, ms`,
            value: p99.toFixed(0),
            goal: `under ${ACCEPTED_P99_MS}`,
            isReached: p99 < ACCEPTED_P99_MS,
          },
          { name: `${clients} clients: shed with Retry-After`, value: String(result.shedMs.length) },
          {
            name: `${clients} clients: p99 of shed orders, ms`,
            value: shedP99.toFixed(0),
            goal: `under ${SHED_P99_MS}`,
            isReached: shedP99 < SHED_P99_MS,
          },
          {
            name: `${clients} clients: answered otherwise`,
            value: others.join(', ') || 'none',
            goal: 'none',
            isReached: others.length === 0,
          },
        );
      }
      const share = (perSecond.at(-1) ?? 0) / Math.max(...perSecond);
      figures.push({
        name: `throughput at ${LOADS.at(-1)} clients, share of the best`,
        value: share.toFixed(2),
        goal: `at least ${LEAST_SHARE_OF_BEST}`,
        isReached: share >= LEAST_SHARE_OF_BEST,
      });
      return figures;
    } finally {
      await api.stop();
    }
  },
};
