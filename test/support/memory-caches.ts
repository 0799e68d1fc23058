/** The caches of a browser, in memory, as far as the worker uses them; the oldest entry comes first. */
export class MemoryCaches implements CacheStorage {
  /** A browser with this many entries in all takes no more. */
  capacity = Infinity;
  readonly #caches = new Map<string, MemoryCache>();

  open(name: string): Promise<Cache> {
    const known = this.#caches.get(name) ?? new MemoryCache(() => this.#count() < this.capacity);
    this.#caches.set(name, known);
    return Promise.resolve(known);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  match(): Promise<Response | undefined> {
    throw new Error('Say in which cache.');
  }

  /** Every address in every cache. */
  addresses(): readonly string[] {
    return [...this.#caches.values()].flatMap((cache) => cache.addresses());
  }

  #count(): number {
    return this.addresses().length;
  }
}

class MemoryCache implements Cache {
  readonly #entries = new Map<string, Response>();
  readonly #hasRoom: () => boolean;

  constructor(hasRoom: () => boolean) {
    this.#hasRoom = hasRoom;
  }

  addresses(): readonly string[] {
    return [...this.#entries.keys()];
  }

  match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    const wanted = addressOf(request);
    const found = [...this.#entries].find(([address]) =>
      options?.ignoreSearch === true ? withoutQuery(address) === withoutQuery(wanted) : address === wanted,
    );
    return Promise.resolve(found?.[1].clone());
  }

  put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (!this.#hasRoom()) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    this.#entries.set(addressOf(request), response);
    return Promise.resolve();
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.#entries.delete(addressOf(request)));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve(this.addresses().map((address) => new Request(address)));
  }

  add(): Promise<void> {
    throw new Error('What is added unseen could be anything.');
  }

  addAll(): Promise<void> {
    throw new Error('What is added unseen could be anything.');
  }

  matchAll(): Promise<readonly Response[]> {
    throw new Error('Nobody needs all of them.');
  }
}

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'https://lucka.example').href;

const withoutQuery = (address: string): string => address.split('?')[0] ?? address;
