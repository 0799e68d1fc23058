import { setTimeout as pause } from 'node:timers/promises';
import { clusterUrl, createCluster } from '@api/database/postgres-cluster';
import { preparePlace } from '@api/database/postgres-place';
import type { PostgresPlace, PostgresPlaceOptions } from '@api/database/postgres-place';
import { stopPostgres } from '@api/database/postgres-process';
import type { ReportTrouble } from '@api/database/report-trouble';
import type { SingleWriter } from '@api/database/single-writer';
import { takeOverPostgres } from '@api/database/take-over-postgres';

export interface EmbeddedPostgresOptions extends PostgresPlaceOptions {
  readonly reportTrouble: ReportTrouble;
}

export interface EmbeddedPostgres {
  readonly url: string;
  /** The real path of the data. */
  readonly folder: string;
  /** Publishes the address of this API, for the error message of a second one. */
  announce(address: string): Promise<void>;
  /** Stops PostgreSQL cleanly; all data is then on disk. */
  close(): Promise<void>;
}

const RESTART_PAUSE_MS = 500;

/**
 * Starts the bundled PostgreSQL on a data folder, or takes over one that an earlier API left running, and keeps it
 * running until `close`.
 * @throws StartupError if another API uses the folder, or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const prepared = await preparePlace(options);
  await createCluster(prepared);
  const { place, writer } = await takeOverPostgres(prepared);
  return superviseCluster(
    place,
    writer,
    options.reportTrouble,
    await clusterUrl(place.cluster, place.endpoint),
  );
}

function superviseCluster(
  place: PostgresPlace,
  firstWriter: SingleWriter,
  reportTrouble: ReportTrouble,
  url: string,
): EmbeddedPostgres {
  const closing = new AbortController();
  let writer = firstWriter;
  let address: string | undefined;

  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await writer.lost;
      if (closing.signal.aborted) return;
      reportTrouble('PostgreSQL has stopped and is restarted');
      await restart().catch(async (error: unknown) => {
        if (closing.signal.aborted) return;
        reportTrouble('PostgreSQL could not be restarted; trying again', error);
        await pause(RESTART_PAUSE_MS);
      });
    }
  };
  // Another API that starts at this moment may be faster. Both then use one PostgreSQL, which is safe, and this one
  // keeps claiming the folder.
  const restart = async (): Promise<void> => {
    writer = (await takeOverPostgres(place, closing.signal)).writer;
    if (address !== undefined) await writer.announce(address);
  };
  const watching = watch();

  return {
    url,
    folder: place.folder,
    announce: (newAddress) => {
      address = newAddress;
      return writer.announce(newAddress);
    },
    close: async () => {
      closing.abort();
      // The claim is held until PostgreSQL has stopped, so that no other API takes it over in between.
      await stopPostgres(place.cluster);
      await watching;
      // Also stops a start that was in progress during the first stop.
      await stopPostgres(place.cluster);
    },
  };
}
