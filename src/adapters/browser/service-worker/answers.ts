import { serverFirst } from '@/adapters/browser/service-worker/server-first';
import type { Shelf } from '@/adapters/browser/service-worker/shelf-of';
import type { Shelves } from '@/adapters/browser/service-worker/shelves';
import { assertNever } from '@/domain/shared/assert-never';

/** A slower network counts as none: the visitor is looking at an empty screen. */
export const PAGE_PATIENCE_MS = 3_000;
/** The client gives up after 10 s. */
export const FACT_PATIENCE_MS = 4_000;

export interface AnswerDeps {
  readonly shelves: Shelves;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Registers work that continues after the response, so that the browser does not stop the worker. */
  readonly goOn: (work: Promise<unknown>) => void;
}

/** Responds to a request from the network and the caches. Source: OPEN-40, OPEN-41. */
export class Answers {
  readonly #parts: AnswerDeps;

  constructor(parts: AnswerDeps) {
    this.#parts = parts;
  }

  async answer(shelf: Shelf, request: Request): Promise<Response> {
    switch (shelf) {
      case 'page':
        return this.#page(request);
      case 'files':
        return this.#file(request);
      case 'facts':
        return this.#fact(request);
      case 'pictures':
        return this.#picture(request);
      default:
        return assertNever(shelf);
    }
  }

  async #page(request: Request): Promise<Response> {
    const { shelves, fetch, wait } = this.#parts;
    return serverFirst(fetch(request), () => shelves.page(), wait(PAGE_PATIENCE_MS));
  }

  async #file(request: Request): Promise<Response> {
    const { shelves, fetch, goOn } = this.#parts;
    const kept = await shelves.file(request);
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    goOn(shelves.saveFile(request, answer.clone()));
    return answer;
  }

  async #fact(request: Request): Promise<Response> {
    const { shelves, fetch, wait, goOn } = this.#parts;
    const asked = fetch(request);
    const keeping = asked.then(
      (answer) => shelves.saveFact(request, answer.clone()),
      () => undefined,
    );
    goOn(keeping);
    return serverFirst(asked, () => shelves.fact(request), wait(FACT_PATIENCE_MS));
  }

  async #picture(request: Request): Promise<Response> {
    const { shelves, fetch, goOn } = this.#parts;
    const kept = await shelves.picture(request);
    if (kept !== undefined) return kept;
    try {
      const answer = await fetch(request);
      goOn(shelves.savePicture(request, answer.clone()));
      return answer;
    } catch (failure) {
      const similar = await shelves.similarPicture(request);
      if (similar === undefined) throw failure;
      return similar;
    }
  }
}
