import type { ConsentStore } from '@/application/consent/consent-store';
import type { Telemetry } from '@/domain/ports/telemetry';
import type { TelemetryConsent } from '@/domain/settings/telemetry-consent';

/**
 * The visitor says whether to be counted, for the first time or anew. A no, also a later one, throws away what had
 * gathered and the visitor's number. Source: AMB-63, P75.
 */
export class AnswerTelemetry {
  private readonly consents: ConsentStore;
  private readonly telemetry: Telemetry;

  constructor(consents: ConsentStore, telemetry: Telemetry) {
    this.consents = consents;
    this.telemetry = telemetry;
  }

  execute(answer: TelemetryConsent): void {
    this.consents.setTelemetry(answer);
    if (answer === 'refused') this.telemetry.forget();
  }
}
