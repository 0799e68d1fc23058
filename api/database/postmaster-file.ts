import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isProcessAlive } from '@api/database/is-process-alive';
import type { PostgresEndpoint } from '@api/database/postgres-place';

export interface RunningPostmaster {
  readonly pid: number;
  /** Undefined until PostgreSQL has written it at start. */
  readonly endpoint: PostgresEndpoint | undefined;
}

/** The PostgreSQL that runs on a cluster, whichever process started it; found by its `postmaster.pid`. */
export async function findRunningPostmaster(cluster: string): Promise<RunningPostmaster | undefined> {
  const lines = await readPostmasterFile(cluster);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isProcessAlive(pid) || !(await isPostmasterOf(cluster, pid))) return undefined;
  const [port, socketFolder, address] = lines.slice(3, 6);
  const host = socketFolder !== '' ? socketFolder : address;
  return { pid, endpoint: host && port ? { host, port: Number(port) } : undefined };
}

/**
 * After a crash `postmaster.pid` remains, and if its process id now belongs to another process, PostgreSQL refuses to
 * start. The file must not be deleted: PostgreSQL also uses it to detect children of the crashed server that still
 * write. It treats its parent's id as stale, so that id is written into the file.
 * @param parentPid the process that is about to start PostgreSQL
 */
export async function neutralizeStaleFiles(
  cluster: string,
  { host, port }: PostgresEndpoint,
  parentPid: number,
): Promise<void> {
  const [pid, ...rest] = await readPostmasterFile(cluster);
  if (pid === undefined || !isProcessAlive(Number(pid)) || (await isPostmasterOf(cluster, Number(pid))))
    return;
  await writeFile(postmasterFile(cluster), [parentPid, ...rest].join('\n'));
  await rm(join(host, `.s.PGSQL.${port}.lock`), { force: true });
}

const postmasterFile = (cluster: string): string => join(cluster, 'postmaster.pid');

async function readPostmasterFile(cluster: string): Promise<readonly string[]> {
  const text = await readFile(postmasterFile(cluster), 'utf8').catch(() => '');
  return text === '' ? [] : text.split('\n');
}

/** Whether a running process is a PostgreSQL on that cluster. A zombie process has no command line. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  return (await commandLine(pid)).includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(
    () => undefined,
  );
  return listed?.stdout ?? '';
}
