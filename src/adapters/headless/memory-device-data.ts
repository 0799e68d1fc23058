import type { MemoryTab } from '@/adapters/headless/memory-browser';
import { readJson } from '@/adapters/contract/read-json';
import type { StoredItems } from '@/domain/device/stored-item';
import type { Disposer } from '@/domain/ports/clock';
import type { DeviceData } from '@/domain/ports/device-data';

/** The data of a memory browser: its storage. */
export class MemoryDeviceData implements DeviceData {
  /** While set, erasing fails. */
  isStuck = false;
  readonly #tab: MemoryTab;

  constructor(tab: MemoryTab) {
    this.#tab = tab;
  }

  list(): Promise<StoredItems> {
    const items = this.#tab.keys().map((key) => {
      const text = this.#tab.storage.getItem(key) ?? '';
      const json = readJson(text);
      return { kind: 'value' as const, key, text, content: json.ok ? json.value : text };
    });
    return Promise.resolve({ items, isComplete: true });
  }

  erase(): Promise<boolean> {
    if (!this.isStuck) this.#tab.clear();
    return Promise.resolve(!this.isStuck);
  }

  onErasedElsewhere(listener: () => void): Disposer {
    const onStorage = (event: Event): void => {
      if ('key' in event && event.key === null) listener();
    };
    this.#tab.events.addEventListener('storage', onStorage);
    return () => this.#tab.events.removeEventListener('storage', onStorage);
  }
}
