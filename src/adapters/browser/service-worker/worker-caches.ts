import { isCacheable } from '@/adapters/browser/service-worker/is-cacheable';
import { isShellCache, SHELL_PAGE, shellCache, type Shell } from '@/adapters/browser/service-worker/shell';

interface Bounds {
  readonly cache: string;
  readonly maxEntries: number;
}

/** The number at the end of a name is a version: raise it to discard the old content. */
const FACTS: Bounds = { cache: 'lucka-facts-1', maxEntries: 60 };
const PICTURES: Bounds = { cache: 'lucka-pictures-1', maxEntries: 120 };
/** Other tabs may still show the previous version. */
const SHELLS_STORED = 2;

/** All of these are public, and this browser reads each format in which it was sent a picture. */
const ANY_HEADERS = { ignoreVary: true };

/** The caches, one for each kind of content. A browser that runs out of space loses only the pictures. */
export class WorkerCaches {
  readonly #caches: CacheStorage;
  readonly #shell: Shell;

  constructor(caches: CacheStorage, shell: Shell) {
    this.#caches = caches;
    this.#shell = shell;
  }

  /** The page of this version. */
  async page(): Promise<Response | undefined> {
    const cache = await this.#caches.open(shellCache(this.#shell));
    return cache.match(SHELL_PAGE, ANY_HEADERS);
  }

  /** A file of any version that is still cached; its name identifies its content. */
  async file(request: RequestInfo): Promise<Response | undefined> {
    for (const name of (await this.#caches.keys()).filter(isShellCache)) {
      const found = await (await this.#caches.open(name)).match(request, ANY_HEADERS);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  fact(request: RequestInfo): Promise<Response | undefined> {
    return this.#find(FACTS, request, ANY_HEADERS);
  }

  /** The same with another query. */
  similarFact(request: RequestInfo): Promise<Response | undefined> {
    return this.#find(FACTS, request, { ...ANY_HEADERS, ignoreSearch: true });
  }

  picture(request: RequestInfo): Promise<Response | undefined> {
    return this.#find(PICTURES, request, ANY_HEADERS);
  }

  /** The same picture in another size, or of an earlier menu. */
  similarPicture(request: RequestInfo): Promise<Response | undefined> {
    return this.#find(PICTURES, request, { ...ANY_HEADERS, ignoreSearch: true });
  }

  saveFile(request: RequestInfo, answer: Response): Promise<void> {
    return this.#put({ cache: shellCache(this.#shell), maxEntries: Infinity }, request, answer);
  }

  saveFact(request: RequestInfo, answer: Response): Promise<void> {
    return this.#put(FACTS, request, answer);
  }

  savePicture(request: RequestInfo, answer: Response): Promise<void> {
    return this.#put(PICTURES, request, answer);
  }

  /** Deletes what no version needs any more. Browsers list caches in the order of creation. */
  async deleteOld(): Promise<void> {
    const names = (await this.#caches.keys()).filter((name) => name.startsWith('lucka-'));
    const own = shellCache(this.#shell);
    const others = names.filter((name) => isShellCache(name) && name !== own);
    const current = [own, ...others.slice(1 - SHELLS_STORED), FACTS.cache, PICTURES.cache];
    await Promise.all(
      names.filter((name) => !current.includes(name)).map((name) => this.#caches.delete(name)),
    );
  }

  async #find(
    { cache }: Bounds,
    request: RequestInfo,
    options: CacheQueryOptions,
  ): Promise<Response | undefined> {
    return (await this.#caches.open(cache)).match(request, options);
  }

  /** Stores a cacheable response as the newest entry, and deletes the oldest. */
  async #put({ cache: name, maxEntries }: Bounds, request: RequestInfo, answer: Response): Promise<void> {
    if (!isCacheable(answer)) return;
    try {
      const cache = await this.#caches.open(name);
      await cache.delete(request, ANY_HEADERS);
      await cache.put(request, answer);
      const entries = await cache.keys();
      const surplus = entries.slice(0, Math.max(0, entries.length - maxEntries));
      await Promise.all(surplus.map((entry) => cache.delete(entry, ANY_HEADERS)));
    } catch {
      await this.#caches.delete(PICTURES.cache);
    }
  }
}
