import { RemoteScript } from '@test/support/memory/remote-script';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { SettingsSource } from '@/domain/ports/settings-source';
import type { Settings } from '@/domain/settings/settings';
import { ok, type Result } from '@/domain/shared/result';

const PLAIN_SETTINGS: Settings = {
  orderTypes: ['TakeAway', 'DineInPlace'],
  isCustomerLoginEnabled: false,
  externalLoginProviders: [],
  isPasskeyLoginEnabled: true,
  version: '1.0.0',
  isPhoneNumberRequired: false,
  isFavoriteShopRequired: false,
  isSmsEnabled: false,
  isOrderMailOffered: false,
  orders: { requireEmail: false, requirePhoneNumber: false },
};

export class MemorySettingsSource implements SettingsSource {
  readonly script = new RemoteScript();
  current: Settings;

  constructor(current: Settings = PLAIN_SETTINGS) {
    this.current = current;
  }

  settings(signal?: AbortSignal): Promise<Result<Settings, RemoteFailure>> {
    return this.script.run('settings', signal, () => ok(this.current));
  }
}
