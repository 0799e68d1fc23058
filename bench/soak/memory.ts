import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const BYTES_IN_KIB = 1_024;
const BYTES_IN_MB = 1_000_000;

/** The resident memory of a process in bytes. */
export function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kib = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Number(kib) * BYTES_IN_KIB;
}

/** How the median of the last fifth compares with that of the second: the first one fills the caches. */
export function steadiness(samples: readonly number[]): { readonly ratio: number; readonly text: string } {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const [before, after] = [median(samples.slice(fifth, 2 * fifth)), median(samples.slice(-fifth))];
  const ratio = after / before;
  const mb = (bytes: number): string => `${(bytes / BYTES_IN_MB).toFixed(0)} MB`;
  return { ratio, text: `${mb(before)}, then ${mb(after)}: ${ratio.toFixed(2)} times` };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
