import { readJson } from '@/adapters/contract/read-json';
import type { StoredItem, StoredItems } from '@/domain/device/stored-item';
import type { Disposer } from '@/domain/ports/clock';
import type { DeviceData } from '@/domain/ports/device-data';

/** The members of `window` used here. Each may be missing or throw when it is accessed. */
export interface DeviceWindow extends EventTarget {
  readonly localStorage?: Storage;
  readonly sessionStorage?: Storage;
  readonly caches?: CacheStorage;
  readonly document: { cookie: string };
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> };
}

type Reader = () => Promise<readonly StoredItem[]> | readonly StoredItem[];

/** Storage, readable cookies and the service worker's caches. Other tabs are notified when the storage is cleared. */
export class BrowserDeviceData implements DeviceData {
  readonly #window: DeviceWindow;

  constructor(window: DeviceWindow) {
    this.#window = window;
  }

  async list(): Promise<StoredItems> {
    const readers: readonly Reader[] = [() => this.#values(), () => this.#cookies(), () => this.#files()];
    const found = await Promise.all(readers.map((reader) => attempt(reader)));
    return {
      items: found.flatMap((things) => things ?? []),
      isComplete: !found.includes(undefined),
    };
  }

  async erase(): Promise<boolean> {
    await attempt(() => this.#unregisterWorkers());
    await attempt(() => this.#deleteCaches());
    await attempt(() => this.#expireCookies());
    await attempt(() => this.#window.sessionStorage?.clear());
    await attempt(() => this.#window.localStorage?.clear());
    const { items: things } = await this.list();
    return things.length === 0;
  }

  onErasedElsewhere(listener: () => void): Disposer {
    const onStorage = (event: Event): void => {
      if ('key' in event && event.key === null) listener();
    };
    this.#window.addEventListener('storage', onStorage);
    return () => this.#window.removeEventListener('storage', onStorage);
  }

  #values(): readonly StoredItem[] {
    return [this.#window.localStorage, this.#window.sessionStorage].flatMap(valuesOf);
  }

  #cookies(): readonly StoredItem[] {
    return this.#window.document.cookie
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { kind: 'cookie', name, value: value.join('=') };
      });
  }

  async #files(): Promise<readonly StoredItem[]> {
    const { caches } = this.#window;
    if (caches === undefined) return [];
    const names = await caches.keys();
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const addresses = entries.flat().map(({ url }) => url);
    return names.length === 0 ? [] : [{ kind: 'files', addresses }];
  }

  /** First, so that no worker fills the caches again. */
  async #unregisterWorkers(): Promise<void> {
    const registrations = (await this.#window.navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  }

  async #deleteCaches(): Promise<void> {
    const { caches } = this.#window;
    if (caches === undefined) return;
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }

  #expireCookies(): void {
    const { document } = this.#window;
    for (const thing of this.#cookies())
      if (thing.kind === 'cookie') document.cookie = `${thing.name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

function valuesOf(storage: Storage | undefined): readonly StoredItem[] {
  if (storage === undefined) return [];
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.toSorted().map((key) => {
    const text = storage.getItem(key) ?? '';
    const json = readJson(text);
    return { kind: 'value', key, text, content: json.ok ? json.value : text };
  });
}

/** Undefined where the browser refuses access. */
async function attempt<Answer>(work: () => Promise<Answer> | Answer): Promise<Answer | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
