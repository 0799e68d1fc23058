import { startApiUnderLoad, type ApiUnderLoad } from '@bench/api/api-under-load';
import { percentile, type Bench } from '@bench/api/bench';
import { Connection } from '@bench/api/connection';
import { runOrderClients } from '@bench/api/order-clients';

const SECONDS = 10;
const ORDERING = 4;
const LOGGING_IN = 60;
const ANSWER_MS = 500;
/** The longest permitted time of an order beside the flood, as a multiple of the control in the same run. */
const MOST_TIMES_CONTROL = 3;

/** Sixty clients that log in with wrong passwords as fast as they can hold no order up. Source: FAULT-A14. */
export const loginFlood: Bench = {
  name: 'login-flood',
  run: async () => {
    const api = await startApiUnderLoad();
    try {
      const load = { clients: ORDERING, seconds: SECONDS };
      await runOrderClients(api, { ...load, seconds: 3 });
      const control = await runOrderClients(api, load);
      const until = performance.now() + SECONDS * 1_000;
      const [beside, statuses] = await Promise.all([runOrderClients(api, load), flood(api, until)]);
      const [before, during] = [control, beside].map(({ acceptedMs }) => percentile(acceptedMs, 0.99));
      const times = (during ?? 0) / (before ?? 1);
      const failures = Object.values(beside.others).reduce((sum, count) => sum + count, 0);
      const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
      return [
        { name: 'control: p99 of an order, ms', value: (before ?? 0).toFixed(0) },
        {
          ...{ name: 'beside the flood: p99 of an order, ms', value: (during ?? 0).toFixed(0) },
          ...{ goal: `at most ${ANSWER_MS}, or ${MOST_TIMES_CONTROL} times the control` },
          isReached: (during ?? 0) <= ANSWER_MS || times <= MOST_TIMES_CONTROL,
        },
        { name: 'beside the flood: times the control', value: times.toFixed(2) },
        {
          name: 'orders, control and beside',
          value: `${control.acceptedMs.length}, ${beside.acceptedMs.length}`,
        },
        {
          ...{ name: 'orders answered neither by 201 nor by 503', value: String(failures), goal: '0' },
          isReached: failures === 0,
        },
        { name: 'logins', value: answered.join(', ') },
      ];
    } finally {
      await api.stop();
    }
  },
};

async function flood(api: ApiUnderLoad, until: number): Promise<Readonly<Record<number, number>>> {
  const statuses: Record<number, number> = {};
  let attempts = 0;
  const client = async (): Promise<void> => {
    const connection = new Connection(api.origin);
    while (performance.now() < until) {
      attempts += 1;
      const headers = {
        ...{ 'x-requested-with': 'storefront', 'content-type': 'application/json' },
        'x-forwarded-for': `11.${(attempts >> 16) & 255}.${(attempts >> 8) & 255}.${attempts & 255}`,
      };
      const body = JSON.stringify({ email: `guest${attempts}@example.com`, password: 'Wrong-password-1' });
      const { status } = await connection.ask('POST', '/api/identity/login', headers, body);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: LOGGING_IN }, client));
  return statuses;
}
