import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { neutralizeStaleFiles, findRunningPostmaster } from '@api/database/postmaster-file';
import { postgresArguments } from '@api/database/postgres-settings';
import { postgresEnvironment } from '@api/database/postgres-environment';
import type { PostgresPlace } from '@api/database/postgres-place';

/** A PostgreSQL started by this process. */
export interface PostgresLaunch {
  /** Undefined while it runs; then its last output. */
  exitMessage(): Promise<string | undefined>;
}

const LOG_MAX_BYTES = 1_000_000;

/** How long a fast shutdown may take before an immediate one, after which the next start recovers from the log. */
const STOP_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 20;

/**
 * Starts PostgreSQL in its own session, so that Ctrl-C in the terminal stops only the API, which then stops PostgreSQL
 * cleanly; its output goes to a file, so that it survives a killed API.
 */
export async function launchPostgres(place: PostgresPlace): Promise<PostgresLaunch> {
  await neutralizeStaleFiles(place.cluster, place.endpoint, process.pid);
  const begin = await shortenLog(place.log);
  const log = await open(place.log, 'a', 0o600);
  const child = spawn(place.binaries.postgres, postgresArguments(place), {
    cwd: place.folder,
    env: postgresEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
    ...place.account,
  });
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  child.unref();
  await log.close();
  return {
    exitMessage: async () => {
      if (failure !== undefined) return failure.message;
      if (child.exitCode === null && child.signalCode === null) return undefined;
      return (await readFile(place.log)).subarray(begin).toString('utf8').trim();
    },
  };
}

/** Stops the PostgreSQL on a cluster, whichever process started it, and waits until its data is on disk. */
export async function stopPostgres(cluster: string): Promise<void> {
  const giveUpAt = Date.now() + STOP_TIMEOUT_MS;
  const running = await findRunningPostmaster(cluster);
  if (running === undefined) return;
  process.kill(running.pid, 'SIGINT');
  while ((await findRunningPostmaster(cluster))?.pid === running.pid) {
    if (Date.now() > giveUpAt) return void process.kill(running.pid, 'SIGQUIT');
    await pause(POLL_INTERVAL_MS);
  }
}

/** Answers the offset at which new lines begin. */
async function shortenLog(log: string): Promise<number> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size < LOG_MAX_BYTES) return size;
  await truncate(log);
  return 0;
}
