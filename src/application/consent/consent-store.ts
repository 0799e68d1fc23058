import { makeAutoObservable } from 'mobx';

import type { TelemetryConsent } from '@/domain/settings/telemetry-consent';

/** What the visitor said to being counted; undefined until they have answered. */
export class ConsentStore {
  telemetry: TelemetryConsent | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  setTelemetry(consent: TelemetryConsent | undefined): void {
    this.telemetry = consent;
  }
}
