/**
 * The members of the worker's global scope used here: one project cannot have the types of both a page and a worker.
 */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: { readonly origin: string };
  readonly clients: NoticeClients & { claim(): Promise<void> };
  readonly registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  fetch(request: RequestInfo, options?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: PersistentEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: WorkerNoticeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export interface PersistentEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends PersistentEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The open tabs. */
export interface NoticeClients {
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
}

export interface WorkerPushEvent extends PersistentEvent {
  readonly data: { text(): string } | null;
}

export interface WorkerNoticeEvent extends PersistentEvent {
  readonly notification: { readonly tag: string; close(): void };
}

export interface WorkerMessageEvent extends PersistentEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
