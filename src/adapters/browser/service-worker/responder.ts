import { serverFirst } from '@/adapters/browser/service-worker/server-first';
import type { CacheKind } from '@/adapters/browser/service-worker/cache-kind';
import type { WorkerCaches } from '@/adapters/browser/service-worker/worker-caches';
import { assertNever } from '@/domain/shared/assert-never';

/** A slower network counts as none: the visitor is looking at an empty screen. */
export const PAGE_PATIENCE_MS = 3_000;
/** The client gives up after 10 s. */
export const FACT_PATIENCE_MS = 4_000;

export interface ResponderDeps {
  readonly workerCaches: WorkerCaches;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Registers work that continues after the response, so that the browser does not stop the worker. */
  readonly goOn: (work: Promise<unknown>) => void;
}

/** Responds to a request from the network and the caches. Source: OPEN-40, OPEN-41. */
export class Responder {
  readonly #deps: ResponderDeps;

  constructor(deps: ResponderDeps) {
    this.#deps = deps;
  }

  async respond(kind: CacheKind, request: Request): Promise<Response> {
    switch (kind) {
      case 'page':
        return this.#page(request);
      case 'files':
        return this.#file(request);
      case 'facts':
        return this.#fact(request);
      case 'pictures':
        return this.#picture(request);
      case 'shops':
        return this.#shop(request);
      default:
        return assertNever(kind);
    }
  }

  async #page(request: Request): Promise<Response> {
    const { workerCaches, fetch, wait } = this.#deps;
    return serverFirst(fetch(request), () => workerCaches.page(), wait(PAGE_PATIENCE_MS));
  }

  async #file(request: Request): Promise<Response> {
    const { workerCaches, fetch, goOn } = this.#deps;
    const cached = await workerCaches.file(request);
    if (cached !== undefined) return cached;
    const answer = await fetch(request);
    goOn(workerCaches.saveFile(request, answer.clone()));
    return answer;
  }

  async #fact(request: Request): Promise<Response> {
    const { workerCaches, fetch, wait, goOn } = this.#deps;
    const requested = fetch(request);
    const caching = requested.then(
      (answer) => workerCaches.saveFact(request, answer.clone()),
      () => undefined,
    );
    goOn(caching);
    return serverFirst(requested, () => workerCaches.fact(request), wait(FACT_PATIENCE_MS));
  }

  /** Only lists are cached, so that single shops push no menu out. */
  async #shop(request: Request): Promise<Response> {
    const { workerCaches, fetch, wait } = this.#deps;
    return serverFirst(fetch(request), () => workerCaches.similarFact(request), wait(FACT_PATIENCE_MS));
  }

  async #picture(request: Request): Promise<Response> {
    const { workerCaches, fetch, goOn } = this.#deps;
    const cached = await workerCaches.picture(request);
    if (cached !== undefined) return cached;
    try {
      const answer = await fetch(request);
      goOn(workerCaches.savePicture(request, answer.clone()));
      return answer;
    } catch (failure) {
      const similar = await workerCaches.similarPicture(request);
      if (similar === undefined) throw failure;
      return similar;
    }
  }
}
