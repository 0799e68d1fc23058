import type { Language } from '@/domain/shared/language';
import type { ChainSettings } from '@api/settings/chain-settings';
import type { SettingsStore } from '@api/settings/settings-store';

/** The stored settings, with languages that whoever started the API has chosen. */
export class SettingsWithLanguages implements SettingsStore {
  readonly #settings: SettingsStore;
  readonly #languages: readonly Language[];

  constructor(settings: SettingsStore, languages: readonly Language[]) {
    this.#settings = settings;
    this.#languages = languages;
  }

  async read(): Promise<ChainSettings | undefined> {
    const settings = await this.#settings.read();
    return settings && { ...settings, languages: [...this.#languages] };
  }

  write(settings: ChainSettings): Promise<void> {
    return this.#settings.write(settings);
  }
}
