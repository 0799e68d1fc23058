/**
 * The members of the worker's global scope used here: one project cannot have the types of both a page and a worker.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    unregister(): Promise<boolean>;
  };
  fetch(request: RequestInfo, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: PersistentEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export interface PersistentEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends PersistentEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessageEvent extends PersistentEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
