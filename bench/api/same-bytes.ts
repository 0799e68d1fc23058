import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startApiUnderLoad } from '@bench/api/api-under-load';
import { percentile, type Bench, type Figure } from '@bench/api/bench';
import { Connection } from '@bench/api/connection';

const ROUNDS = 15;
const SECONDS = 0.7;
const CLIENTS = 32;
const LEAST_SHARE = 0.8;

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip' };
const READ = { menu: '/api/shops/1/menu', page: '/shop/1/menu' };

/** What is read most often, beside a bare Node.js server that sends the same bytes. */
export const sameBytes: Bench = {
  name: 'same-bytes',
  run: async () => {
    const api = await startApiUnderLoad();
    try {
      const figures: Figure[] = [];
      for (const [name, address] of Object.entries(READ))
        figures.push(...(await compare(name, api.origin, address)));
      return figures;
    } finally {
      await api.stop();
    }
  },
};

/** In turn, and compared by round, so that whatever else the machine does slows both down. */
async function compare(name: string, origin: string, address: string): Promise<readonly Figure[]> {
  const bare = spawn(process.execPath, [path.resolve('bench/api/bare-server.mjs'), origin + address]);
  try {
    const bareOrigin = await addressOf(bare);
    const rounds: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await requestsPerSecond(origin, address),
        bare: await requestsPerSecond(bareOrigin, address),
      });
    const ours = percentile(
      rounds.map((round) => round.ours),
      0.5,
    );
    const share = percentile(
      rounds.map((round) => round.ours / round.bare),
      0.5,
    );
    return [
      { name: `${name}: requests a second`, value: ours.toFixed(0) },
      {
        name: `${name}: of those of a bare server`,
        value: share.toFixed(2),
        goal: `at least ${LEAST_SHARE}`,
        isReached: share >= LEAST_SHARE,
      },
    ];
  } finally {
    bare.kill();
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The bare server says nothing');
  const [line] = await once(stdout, 'data');
  return String(line).trim();
}

async function requestsPerSecond(origin: string, address: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  const client = async (index: number): Promise<number> => {
    const connection = await new Connection(origin).opened();
    let count = 0;
    for (; performance.now() < until; count += 1) {
      const headers = { ...BROWSER, 'x-forwarded-for': `10.${index}.${count >> 8}.${count & 255}` };
      const { status } = await connection.ask('GET', address, headers);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    }
    connection.close();
    return count;
  };
  const counts = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}
