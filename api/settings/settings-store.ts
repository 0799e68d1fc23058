import type { ChainSettings } from '@api/catalogue/chain-settings';

/** Keeps what the chain has switched on. */
export interface SettingsStore {
  /** Undefined until settings were written once. */
  read(): Promise<ChainSettings | undefined>;
  write(settings: ChainSettings): Promise<void>;
}
