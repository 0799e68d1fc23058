import type { ChainSettings } from '@api/catalogue/chain-settings';

/** Stores the chain's settings. */
export interface SettingsStore {
  /** Undefined until settings were stored. */
  read(): Promise<ChainSettings | undefined>;
  write(settings: ChainSettings): Promise<void>;
}
