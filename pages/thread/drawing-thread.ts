import { MessageChannel, Worker } from 'node:worker_threads';
import type { PageAnswer, PageBody } from '@api/http/page-source';
import type { Clock } from '@/domain/ports/clock';
import type { Language } from '@/domain/shared/language';
import type { ShopId } from '@/domain/shop/shop';
import type { ShopPlaces } from '@pages/page-drawer';
import type { DrawingRequest, PageDrawer } from '@pages/page-drawer';
import { makeCalls } from '@pages/thread/api-calls';
import { ask } from '@pages/thread/ask';
import type { Drawing, DrawingTask, LogEntry } from '@pages/thread/messages';

/** Longer than a few calls that time out one after the other. */
const DRAWING_MAX_MS = 30_000;
/** A thread that always fails must not take the processor from orders. */
const REST_MS = 10_000;
/** Nearly all that a drawing allocates is garbage after it; by default it is collected only after hundreds of MB. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

export interface DrawingThreadDeps {
  /** The file of the thread's program. */
  readonly program: string;
  /** The origin of the API. */
  readonly api: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly log: (logged: LogEntry) => void;
  /** Called when a drawing or the thread has failed. */
  readonly report: (error: unknown) => void;
}

/**
 * Draws in another thread. One that has ended is started again by the first drawing after some seconds, and one whose
 * drawing takes too long is ended.
 */
export class DrawingThread implements PageDrawer {
  readonly #deps: DrawingThreadDeps;
  #worker: Worker | undefined;
  #isResting = false;

  constructor(deps: DrawingThreadDeps) {
    this.#deps = deps;
    this.#worker = this.#start();
  }

  async page({ settings, ...request }: DrawingRequest): Promise<PageAnswer | undefined> {
    const worker = this.#running();
    if (worker === undefined) return undefined;
    const { chainName, contactEmail, telemetryAddress, measuresPages } = settings;
    try {
      const page = await this.#draw<PageAnswer>(worker, {
        kind: 'page',
        // The server hands on all settings of the environment; some are secret, and some cannot be sent.
        request: { ...request, settings: { chainName, contactEmail, telemetryAddress, measuresPages } },
      });
      return page.kind === 'page' ? { ...page, body: withBuffers(page.body) } : page;
    } catch (error) {
      this.#deps.report(error);
      return undefined;
    }
  }

  async places(shopId: ShopId): Promise<ShopPlaces | undefined> {
    const worker = this.#running();
    if (worker === undefined) return undefined;
    try {
      return await this.#draw<ShopPlaces | undefined>(worker, { kind: 'places', shopId });
    } catch (error) {
      this.#deps.report(error);
      return undefined;
    }
  }

  async siteMap(origin: string, languages: readonly Language[]): Promise<string | undefined> {
    const worker = this.#running();
    if (worker === undefined) return undefined;
    try {
      return await this.#draw<string | undefined>(worker, { kind: 'siteMap', origin, languages });
    } catch (error) {
      this.#deps.report(error);
      return undefined;
    }
  }

  async close(): Promise<void> {
    this.#isResting = true;
    await this.#worker?.terminate();
  }

  /** Undefined while no thread may be started. */
  #running(): Worker | undefined {
    if (!this.#isResting) this.#worker ??= this.#start();
    return this.#worker;
  }

  #start(): Worker {
    const { program, clock, log, report } = this.#deps;
    const worker = new Worker(program, {
      // All that it needs of the environment: React reads it.
      env: { NODE_ENV: process.env['NODE_ENV'] },
      resourceLimits: HEAP,
    });
    worker.on('message', log);
    worker.on('error', report);
    worker.on('exit', () => {
      this.#worker = undefined;
      if (this.#isResting) return;
      this.#isResting = true;
      clock.after(REST_MS, () => (this.#isResting = false));
    });
    worker.unref();
    return worker;
  }

  async #draw<Drawn>(worker: Worker, drawing: Drawing): Promise<Drawn> {
    const { api, fetch, clock } = this.#deps;
    // A port for each drawing, whose calls are part of the request that it was created in.
    const calls = new MessageChannel();
    makeCalls(calls.port1, api, fetch);
    const limit = new AbortController();
    const stop = clock.after(DRAWING_MAX_MS, () => {
      limit.abort(new Error('A drawing took too long'));
      void worker.terminate();
    });
    try {
      const task: DrawingTask = { drawing, calls: calls.port2 };
      return await ask<Drawn>(worker, task, { signal: limit.signal, transferred: [calls.port2] });
    } finally {
      stop();
      calls.port1.close();
    }
  }
}

/** Between threads a buffer becomes an array of bytes. */
const withBuffers = ({ etag, brotli, gzip }: PageBody): PageBody => ({
  etag,
  brotli: Buffer.from(brotli.buffer, brotli.byteOffset, brotli.byteLength),
  gzip: Buffer.from(gzip.buffer, gzip.byteOffset, gzip.byteLength),
});
