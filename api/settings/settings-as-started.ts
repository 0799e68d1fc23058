import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { SettingsStore } from '@api/settings/settings-store';

/** The stored settings, overridden by those of the environment. */
export class SettingsAsStarted implements SettingsStore {
  readonly #settings: SettingsStore;
  readonly #chosen: Partial<ChainSettings>;

  constructor(settings: SettingsStore, chosen: Partial<ChainSettings>) {
    this.#settings = settings;
    this.#chosen = chosen;
  }

  async read(): Promise<ChainSettings | undefined> {
    const settings = await this.#settings.read();
    return settings && { ...settings, ...this.#chosen };
  }

  write(settings: ChainSettings): Promise<void> {
    return this.#settings.write(settings);
  }
}
