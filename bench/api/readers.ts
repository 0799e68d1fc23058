import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '@bench/api/connection';

export interface Reading {
  readonly ms: readonly number[];
  /** Requests without a 200 answer. */
  readonly failures: number;
}

const CATALOGUE_PATHS = [
  '/api/shops',
  '/api/shops/1/menu',
  '/api/settings',
  '/api/shops/2/delivery-spots',
  '/api/settings/design',
  '/api/campaigns',
];

const READERS = 4;
const PAUSE_MS = 20;

/** Visitors who read the catalogue for `seconds`: calls answered without a database of their own. */
export async function readCatalogue(origin: string, seconds: number): Promise<Reading> {
  const ms: number[] = [];
  let failures = 0;
  const until = performance.now() + seconds * 1000;
  const reader = async (first: number): Promise<void> => {
    const connection = new Connection(origin);
    for (let count = first; performance.now() < until; count += 1) {
      const path = CATALOGUE_PATHS[count % CATALOGUE_PATHS.length] ?? '/api/shops';
      const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': `10.9.${first}.${count % 250}` };
      const reply = await connection.ask('GET', path, headers).catch(() => undefined);
      if (reply?.status === 200) ms.push(reply.ms);
      else failures += 1;
      if (reply === undefined) return;
      await pause(PAUSE_MS);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: READERS }, (_, index) => reader(index)));
  return { ms, failures };
}
