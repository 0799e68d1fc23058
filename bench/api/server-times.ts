import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ApiUnderLoad } from '@bench/api/api-under-load';
import { must } from '@test/support/builders/must';

const serverTimes = z.object({
  shedMs: z.array(z.number()),
  loopDelayMs: z.number(),
  loopDelayMaxMs: z.number(),
});

/** The API's own measurements since the last time: each 503, and the p99 and the longest delay of its event loop. */
export type ServerTimes = z.infer<typeof serverTimes>;

const ANSWER_MS = 10_000;

/** The settings with which the API writes its measurements into that file. */
export const measuringItself = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${path.resolve('bench/api/answer-times.mjs')}`,
  ANSWER_TIMES: file,
});

export async function takeServerTimes(api: ApiUnderLoad, file: string): Promise<ServerTimes> {
  rmSync(file, { force: true });
  process.kill(must(api.process.pid), 'SIGUSR2');
  const until = performance.now() + ANSWER_MS;
  while (!existsSync(file)) {
    if (performance.now() > until) throw new Error('The API does not say what it has measured');
    await pause(20);
  }
  return serverTimes.parse(JSON.parse(readFileSync(file, 'utf8')));
}
