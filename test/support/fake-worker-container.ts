import type { UpdateWindow } from '@/adapters/browser/browser-app-updates';

/** A service worker as a page sees it; `version` is its answer, undefined for one that does not answer. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly received: unknown[] = [];
  readonly #version: string | undefined;
  readonly #container: FakeWorkerContainer;

  constructor(version: string | undefined, container: FakeWorkerContainer) {
    super();
    this.#version = version;
    this.#container = container;
  }

  postMessage(message: { readonly kind: string }, ports: readonly MessagePort[] = []): void {
    this.received.push(message);
    if (message.kind === 'tellVersion' && this.#version !== undefined) ports[0]?.postMessage(this.#version);
    if (message.kind === 'takeOver') this.#container.activate(this);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The browser's side of service workers: one registration, whose workers install, wait and activate. */
export class FakeWorkerContainer extends EventTarget {
  controller: FakeWorker | null = null;
  /** What registering was called with. */
  readonly registered: unknown[] = [];
  /** Why registering fails, if it does. */
  failure: Error | undefined = undefined;
  updates = 0;
  isOffline = false;

  readonly registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: null as FakeWorker | null,
    update: () => {
      this.updates += 1;
      return this.isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve();
    },
  });

  register(address: unknown, options: unknown): Promise<unknown> {
    this.registered.push([address, options]);
    return this.failure === undefined ? Promise.resolve(this.registration) : Promise.reject(this.failure);
  }

  /** The browser finds a version on the server and fetches it. The first one activates at once. */
  install(version: string | undefined): FakeWorker {
    const worker = new FakeWorker(version, this);
    const { registration } = this;
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
    if (registration.active === null) this.activate(worker);
    return worker;
  }

  activate(worker: FakeWorker): void {
    this.registration.waiting = null;
    this.registration.active = worker;
    this.controller = worker;
    worker.become('activated');
    this.dispatchEvent(new Event('controllerchange'));
  }

  /** As the browser's own type. */
  get asContainer(): ServiceWorkerContainer {
    return this as unknown as ServiceWorkerContainer;
  }
}

/** A page that is loaded. */
export const aLoadedWindow = (different: Partial<UpdateWindow> = {}): UpdateWindow => ({
  document: { readyState: 'complete' },
  addEventListener: () => undefined,
  performance: { getEntriesByType: () => [] },
  ...different,
});

/** Lets what went through a message channel arrive. */
export const messagesArrive = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
