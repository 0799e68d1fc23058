import type { Deps } from '@/domain/ports/deps';
import { ConsentStore } from '@/application/consent/consent-store';
import { Telemetry } from '@/domain/ports/telemetry';
import type { TelemetryConsent } from '@/domain/settings/telemetry-consent';

/**
 * Records whether visits may be counted, for the first time or anew. A refusal discards unsent events and the
 * visitor's number. Source: AMB-63, PAIN-75.
 */
export class AnswerTelemetry {
  static readonly needs = { consents: ConsentStore, telemetry: Telemetry };

  private readonly deps: Deps<typeof AnswerTelemetry>;

  constructor(deps: Deps<typeof AnswerTelemetry>) {
    this.deps = deps;
  }

  answer(answer: TelemetryConsent): void {
    this.deps.consents.setTelemetry(answer);
    if (answer === 'refused') this.deps.telemetry.discard();
  }
}
