import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '@api/system/startup-error';
import { clusterUrl } from '@api/database/postgres-cluster';
import type { PostgresPlace } from '@api/database/postgres-place';
import type { PostgresLaunch } from '@api/database/postgres-process';
import { launchPostgres } from '@api/database/postgres-process';
import { findRunningPostmaster } from '@api/database/postmaster-file';
import { claimSingleWriter } from '@api/database/single-writer';
import type { SingleWriter, WriterClaim } from '@api/database/single-writer';

export interface OwnedPostgres {
  /** The given place, with the endpoint of the running PostgreSQL. */
  readonly place: PostgresPlace;
  readonly writer: SingleWriter;
}

/** Recovery after a crash may have to read a large log. */
const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 25;

/** PostgreSQL's message if another start was faster, or children of a crashed server have not ended yet. */
const PASSING_REASONS = /lock file .* already exists|pre-existing shared memory block|could not bind/;

/**
 * Makes this process the single writer of a cluster: of the PostgreSQL that a killed API left running, or of a newly
 * started one.
 * @throws StartupError if another API uses it, or PostgreSQL does not start; the signal's reason if aborted.
 */
export async function takeOverPostgres(wanted: PostgresPlace, signal?: AbortSignal): Promise<OwnedPostgres> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  let launch: PostgresLaunch | undefined;
  let trouble: unknown;
  for (;;) {
    signal?.throwIfAborted();
    const running = await findRunningPostmaster(wanted.cluster);
    if (running === undefined) launch = await launchUnlessStarting(wanted, launch);
    const place = { ...wanted, endpoint: running?.endpoint ?? wanted.endpoint };
    const claim = await claimPlace(place).catch((error: unknown) => {
      trouble = error;
    });
    if (claim?.kind === 'granted') return { place, writer: claim.writer };
    if (claim?.kind === 'taken')
      throw new StartupError(inUseMessage(wanted.folder, claim.holder), { isRetryable: true });
    if (Date.now() > giveUpAt)
      throw new StartupError(`PostgreSQL does not answer: ${String(trouble)}. ${logHint(wanted)}`, {
        isRetryable: true,
      });
    await pause(POLL_INTERVAL_MS);
  }
}

async function launchUnlessStarting(
  place: PostgresPlace,
  launch: PostgresLaunch | undefined,
): Promise<PostgresLaunch> {
  if (launch === undefined) return launchPostgres(place);
  const exitMessage = await launch.exitMessage();
  if (exitMessage === undefined) return launch;
  if (PASSING_REASONS.test(exitMessage)) return launchPostgres(place);
  throw new StartupError(`The embedded PostgreSQL did not start: ${exitMessage}\n${logHint(place)}`);
}

const claimPlace = async (place: PostgresPlace): Promise<WriterClaim> =>
  claimSingleWriter(await clusterUrl(place.cluster, place.endpoint));

const inUseMessage = (folder: string, holder: string): string =>
  `The data folder ${folder} is in use by ${holder}. Stop that one first, or set LUCKA_DATA to another folder.`;

const logHint = ({ log }: PostgresPlace): string =>
  `Its log is ${log}. To use another PostgreSQL server, set DATABASE_URL to its address.`;
