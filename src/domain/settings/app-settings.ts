import type { Settings } from '@/domain/settings/settings';
import type { TelemetryConsent } from '@/domain/settings/telemetry-consent';
import type { Language } from '@/domain/shared/language';

/** The stored value under `appStore`. Source: OPEN-28. */
export interface AppSettings {
  readonly settings: Settings | undefined;
  readonly language: Language | undefined;
  readonly telemetryConsent: TelemetryConsent | undefined;
}
