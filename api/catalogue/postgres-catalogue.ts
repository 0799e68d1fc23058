import { setTimeout as pause } from 'node:timers/promises';
import type { Disposer } from '@/domain/ports/clock';
import type { Catalogue, CatalogueSnapshot } from '@api/catalogue/catalogue';
import { loadCatalogue, readVersion } from '@api/catalogue/load-catalogue';
import type { Database } from '@api/database/database';
import { withoutBudget } from '@api/database/query-budget';
import type { ReportTrouble } from '@api/database/report-trouble';

/** Every change is notified here: `api/database/migrations/012-announce-catalogue.ts`. */
const CHANNEL = 'lucka_catalogue';

/** A change is usually loaded within milliseconds of its notification: for those reads wait, but no longer than this. */
const CATCH_UP_LIMIT_MS = 500;

const ignore = (): void => undefined;

/**
 * The catalogue of a database. Watched, it is answered from memory, also while the database is away; unwatched, each
 * read first asks the database whether it has changed.
 */
export class PostgresCatalogue implements Catalogue {
  readonly #database: Database;
  readonly #reportTrouble: ReportTrouble;
  #snapshot: CatalogueSnapshot | undefined;
  #isWatched = false;
  /** Ends when the last notified change is loaded. */
  #catchingUp: Promise<void> | undefined;
  #running: Promise<CatalogueSnapshot> | undefined;
  #queued: Promise<CatalogueSnapshot> | undefined;

  constructor(database: Database, reportTrouble: ReportTrouble) {
    this.#database = database;
    this.#reportTrouble = reportTrouble;
  }

  async read(): Promise<CatalogueSnapshot> {
    await this.#catchingUp;
    return this.#isWatched && this.#snapshot !== undefined ? this.#snapshot : this.refresh();
  }

  async version(): Promise<number> {
    return (await this.read()).version;
  }

  /** What was committed before the call is in the answer: a load that runs already may have missed it. */
  refresh(): Promise<CatalogueSnapshot> {
    // One that is to begin when another has ended may find that one gone already: two at once could end the wrong way.
    if (this.#queued !== undefined) return this.#queued;
    if (this.#running === undefined) return this.#load();
    const again = (): Promise<CatalogueSnapshot> => {
      this.#queued = undefined;
      return this.#load();
    };
    this.#queued = this.#running.then(again, again);
    return this.#queued;
  }

  watch(): Disposer {
    this.#isWatched = true;
    const stop = this.#database.watch(CHANNEL, (isNotification) => {
      // A database that is away is looked at again at the next signal.
      const refreshed = this.refresh().then(ignore, ignore);
      if (isNotification)
        this.#catchingUp = Promise.race([refreshed, pause(CATCH_UP_LIMIT_MS, undefined, { ref: false })]);
    });
    return () => {
      this.#isWatched = false;
      stop();
    };
  }

  /** After a change of this process's own. That it was written holds whether or not it can be read back now. */
  async changed(): Promise<void> {
    if (this.#isWatched) await this.refresh().catch(() => undefined);
  }

  #load(): Promise<CatalogueSnapshot> {
    // Others may wait for this load than the request that began it.
    const running = withoutBudget(() => this.#loadChanges()).finally(() => {
      this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #loadChanges(): Promise<CatalogueSnapshot> {
    const before = this.#snapshot;
    if (before !== undefined && (await readVersion(this.#database)) === before.version) return before;
    this.#snapshot = await this.#database.transaction((queries) =>
      loadCatalogue(queries, before, this.#reportTrouble),
    );
    return this.#snapshot;
  }
}
