import { makeAutoObservable } from 'mobx';

import type { TelemetryConsent } from '@/domain/settings/telemetry-consent';

/** The visitor's consent to visit statistics; undefined before the answer. */
export class ConsentStore {
  telemetry: TelemetryConsent | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  setTelemetry(consent: TelemetryConsent | undefined): void {
    this.telemetry = consent;
  }
}
