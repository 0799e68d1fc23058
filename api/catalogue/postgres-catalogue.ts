import { setTimeout as pause } from 'node:timers/promises';
import type { Disposer } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import type { Catalogue, CatalogueSnapshot } from '@api/catalogue/catalogue';
import { loadCatalogue, readVersion } from '@api/catalogue/load-catalogue';
import type { Database } from '@api/database/database';
import { withoutBudget } from '@api/database/query-budget';
import type { ReportTrouble } from '@api/database/report-trouble';

/** Every change sends a notification here: `api/database/migrations/012-announce-catalogue.ts`. */
const CHANNEL = 'lucka_catalogue';

/** How long reads wait for a notified change to load, which usually takes milliseconds. */
const CATCH_UP_LIMIT_MS = 500;

const versionAt = ({ version, changeEnds }: CatalogueSnapshot, now: Instant): string =>
  `${version}.${changeEnds.filter((end) => end <= now).length}`;

const ignore = (): void => undefined;

/**
 * The catalogue of a database. While watched, it answers from memory, even if the database is unavailable; otherwise
 * each read first checks the database for changes.
 */
export class PostgresCatalogue implements Catalogue {
  readonly #database: Database;
  readonly #reportTrouble: ReportTrouble;
  #snapshot: CatalogueSnapshot | undefined;
  #isWatched = false;
  /** Settles when the last notified change is loaded; undefined from then on. */
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

  async versionAt(now: Instant): Promise<string> {
    return versionAt(await this.read(), now);
  }

  knownVersionAt(now: Instant): string | undefined {
    const known = this.#isWatched && this.#catchingUp === undefined ? this.#snapshot : undefined;
    return known && versionAt(known, now);
  }

  /** The result includes everything committed before the call; a load that already runs may have missed it. */
  refresh(): Promise<CatalogueSnapshot> {
    // A load queued behind another may find it already ended; two at once could finish in the wrong order.
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
    const stop = this.#database.watch(CHANNEL, (payload) => {
      // If the database is unavailable, the next signal tries again.
      const refreshed = this.refresh().then(ignore, ignore);
      if (payload !== undefined) this.#catchUp(refreshed);
    });
    return () => {
      this.#isWatched = false;
      stop();
    };
  }

  /** After a change by this process. The write has succeeded even if it cannot be read back now. */
  async changed(): Promise<void> {
    if (this.#isWatched) await this.refresh().catch(() => undefined);
  }

  #catchUp(refreshed: Promise<void>): void {
    const catchingUp = Promise.race([refreshed, pause(CATCH_UP_LIMIT_MS, undefined, { ref: false })]).finally(
      () => {
        if (this.#catchingUp === catchingUp) this.#catchingUp = undefined;
      },
    );
    this.#catchingUp = catchingUp;
  }

  #load(): Promise<CatalogueSnapshot> {
    // Other requests than the one that started this load may wait for it.
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
