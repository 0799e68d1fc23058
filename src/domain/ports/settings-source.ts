import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Settings } from '@/domain/settings/settings';
import type { Result } from '@/domain/shared/result';

/** Source: spec §7 GET /api/settings; API-16. */
export interface SettingsSource {
  settings(signal?: AbortSignal): Promise<Result<Settings, RemoteFailure>>;
}

export const SettingsSource = portToken<SettingsSource>('SettingsSource');
