import { askVersion } from '@/adapters/browser/ask-version';
import { atRest, type RestingWindow } from '@/adapters/browser/at-rest';
import type { WorkerMessage } from '@/adapters/browser/service-worker/worker-message';
import type { AppUpdates, UpdateFailure, UpdateNews } from '@/domain/ports/app-updates';
import type { Clock, Disposer } from '@/domain/ports/clock';
import { err, ok, type Result } from '@/domain/shared/result';

const WORKER_ADDRESS = '/sw.js';
/** The only trusted-types policy that the page allows (docs/security.md): it accepts one address. */
const POLICY_NAME = 'shop-sw';

/** The members of `window` used here. */
export interface UpdateWindow extends RestingWindow {
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

export interface UpdateDeps {
  readonly window: UpdateWindow;
  /** Undefined where the browser has no service workers, and in development. */
  readonly container: ServiceWorkerContainer | undefined;
  /** The build of this page, from its head. */
  readonly build: string | undefined;
  /** The addresses of the answers that the page brought along, which no worker has seen. */
  readonly brought: () => readonly string[];
  readonly clock: Clock;
}

/** The service worker of the site: each version of it brings a version of the program. Source: spec §7; SW-01. */
export class BrowserAppUpdates implements AppUpdates {
  readonly #deps: UpdateDeps;
  readonly #listeners = new Set<(news: UpdateNews) => void>();
  #registration: ServiceWorkerRegistration | undefined;
  #controller: ServiceWorker | null | undefined;

  constructor(deps: UpdateDeps) {
    this.#deps = deps;
    this.#controller = deps.container?.controller;
  }

  async begin(): Promise<Result<void, UpdateFailure>> {
    const { container, window } = this.#deps;
    if (container === undefined) return ok(undefined);
    container.addEventListener('controllerchange', () => void this.#receiveTakeOver(container.controller));
    await atRest(window);
    try {
      const address = trusted(window, WORKER_ADDRESS);
      this.#watch(await container.register(address, { scope: '/', updateViaCache: 'none' }));
      this.#keepSeen(container.controller, this.#deps.brought());
      return ok(undefined);
    } catch (thrown) {
      return err({ kind: 'notRegistered', message: String(thrown) });
    }
  }

  onNews(listener: (news: UpdateNews) => void): Disposer {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  check(): Promise<boolean> {
    const looking = this.#registration?.update() ?? Promise.resolve();
    return looking.then(
      () => true,
      () => false,
    );
  }

  takeOver(): void {
    post(this.#registration?.waiting, { kind: 'takeOver' });
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const watch = (): void => this.#watchInstall(registration.installing, registration);
    registration.addEventListener('updatefound', watch);
    watch();
    void this.#receiveWaiting(registration.waiting);
  }

  #watchInstall(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
    worker?.addEventListener('statechange', () => {
      // The first worker of a browser replaces none.
      if (worker.state === 'installed' && registration.active !== null) void this.#receiveWaiting(worker);
    });
  }

  /** The server may have sent the page in the waiting version already: then nothing changes for it. */
  async #receiveWaiting(worker: ServiceWorker | null): Promise<void> {
    if (worker === null) return;
    if (await this.#isOfPage(worker)) post(worker, { kind: 'takeOver' });
    else this.#notify('waiting');
  }

  async #receiveTakeOver(controller: ServiceWorker | null): Promise<void> {
    const isFirst = this.#controller === null;
    this.#controller = controller;
    if (isFirst) this.#keepSeen(controller, [...this.#fetched(), ...this.#deps.brought()]);
    else if (controller !== null && !(await this.#isOfPage(controller))) this.#notify('takenOver');
  }

  async #isOfPage(worker: ServiceWorker): Promise<boolean> {
    const { build, clock } = this.#deps;
    return build !== undefined && (await askVersion(worker, clock)) === build;
  }

  /** Has the worker cache what it did not fetch itself. */
  #keepSeen(worker: ServiceWorker | null, addresses: readonly string[]): void {
    if (addresses.length > 0) post(worker, { kind: 'keepSeen', addresses });
  }

  /** The files that the page fetched before a worker could cache them. */
  #fetched(): readonly string[] {
    return this.#deps.window.performance.getEntriesByType('resource').map(({ name }) => name);
  }

  #notify(news: UpdateNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}

function post(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** A page with trusted types accepts a script address only from its policy. */
function trusted({ trustedTypes }: UpdateWindow, address: string): string {
  const policy = trustedTypes?.createPolicy(POLICY_NAME, {
    createScriptURL: (url) => {
      if (url !== WORKER_ADDRESS) throw new TypeError(`${url} is not our service worker.`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
