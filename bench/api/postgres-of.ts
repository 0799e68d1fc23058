import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ApiUnderLoad } from '@bench/api/api-under-load';
import { clusterUrl } from '@api/database/postgres-cluster';
import { findRunningPostmaster } from '@api/database/postmaster-file';
import { must } from '@test/support/builders/must';

const clusterOf = ({ folder }: ApiUnderLoad): string => path.join(folder, 'cluster');

/** The URL of that API's embedded PostgreSQL. */
export async function databaseUrl(api: ApiUnderLoad): Promise<string> {
  const { endpoint } = must(await findRunningPostmaster(clusterOf(api)));
  return clusterUrl(clusterOf(api), must(endpoint));
}

/** Suspends every process of that API's embedded PostgreSQL; answers a function that resumes them. */
export async function freezeDatabase(api: ApiUnderLoad): Promise<() => void> {
  const { pid } = must(await findRunningPostmaster(clusterOf(api)));
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .trim()
    .split('\n');
  const pids = [pid, ...children.map(Number)];
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const each of pids) {
      try {
        process.kill(each, signal);
      } catch (error) {
        // A process that has ended needs no signal.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  };
  signalAll('SIGSTOP');
  return () => signalAll('SIGCONT');
}
