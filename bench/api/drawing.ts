import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Language, LANGUAGES } from '@/domain/shared/language';
import { startApiUnderLoad } from '@bench/api/api-under-load';
import type { Bench } from '@bench/api/bench';
import { measuringItself, takeServerTimes } from '@bench/api/server-times';
import { Guest } from '@test/support/api/guest';

const DELAY_MAX_MS = 50;
const ADDRESSES = [
  ...['/', '/campaigns', '/login', '/register', '/terms-and-conditions'],
  ...Array.from({ length: 10 }, (_, shop) => [
    `/shop/${shop + 1}/menu`,
    `/shop/${shop + 1}/digital-signage`,
  ]).flat(),
];

/**
 * How long the event loop of the API is taken while 25 pages are drawn, in each language: the quietest round counts.
 */
export const drawing: Bench = {
  name: 'drawing',
  run: async () => {
    const file = path.join(tmpdir(), `lucka-loop-delay-${process.pid}.json`);
    const api = await startApiUnderLoad(measuringItself(file));
    try {
      const delaysMs: number[] = [];
      for (const language of LANGUAGES) {
        await takeServerTimes(api, file);
        for (const address of ADDRESSES) await readPage(api.origin, address, language);
        delaysMs.push((await takeServerTimes(api, file)).loopDelayMaxMs);
      }
      const leastMs = Math.min(...delaysMs);
      return [
        { name: 'longest delays by round', value: delaysMs.map((ms) => ms.toFixed(0)).join(' ') },
        {
          name: 'longest delay in the quietest round, in ms',
          value: leastMs.toFixed(0),
          goal: `at most ${DELAY_MAX_MS}`,
          isReached: leastMs <= DELAY_MAX_MS,
        },
      ];
    } finally {
      await api.stop();
      rmSync(file, { force: true });
    }
  },
};

async function readPage(origin: string, address: string, language: Language): Promise<void> {
  const cookie = `.AspNetCore.Culture=${encodeURIComponent(`c=${language}|uic=${language}`)}`;
  const { status } = await new Guest(origin).get(address, { accept: 'text/html', cookie });
  if (status >= 500) throw new Error(`${address} answered ${status}`);
}
