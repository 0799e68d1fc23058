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
  /** Where the data really are. */
  readonly folder: string;
  /** Tells where this API is found, for the message that a second one gets. */
  announce(address: string): Promise<void>;
  /** Stops PostgreSQL in order; what was written is then whole on the disk. */
  close(): Promise<void>;
}

const RESTART_PAUSE_MS = 500;

/**
 * Starts the PostgreSQL that came with the installation on a data folder, or takes over one that an API left running
 * there, and keeps it running until `close`.
 *
 * @throws StartupError when another API has the folder, or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const prepared = await preparePlace(options);
  await createCluster(prepared);
  const { place, writer } = await takeOverPostgres(prepared);
  return saveRunning(place, writer, options.reportTrouble, await clusterUrl(place.cluster, place.endpoint));
}

function saveRunning(
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
      reportTrouble('PostgreSQL went away and is started again');
      await restart().catch(async (error: unknown) => {
        if (closing.signal.aborted) return;
        reportTrouble('PostgreSQL could not be started again, the next attempt follows', error);
        await pause(RESTART_PAUSE_MS);
      });
    }
  };
  // An API that starts in this very moment may be faster. Both then work on one PostgreSQL, which is safe, and this one
  // goes on asking for the folder.
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
      // The right to the folder is kept until PostgreSQL has stopped, so that nobody takes it over in between.
      await stopPostgres(place.cluster);
      await watching;
      // A start that was under way when the first stop looked.
      await stopPostgres(place.cluster);
    },
  };
}
