import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { SettingsStore } from '@api/settings/settings-store';

export class MemorySettingsStore implements SettingsStore {
  #settings: ChainSettings | undefined;

  read(): Promise<ChainSettings | undefined> {
    return Promise.resolve(structuredClone(this.#settings));
  }

  write(settings: ChainSettings): Promise<void> {
    this.#settings = structuredClone(settings);
    return Promise.resolve();
  }
}
