import { AppStore } from '@/application/app/app-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { Telemetry } from '@/domain/ports/telemetry';
import type { TelemetryConsent } from '@/domain/settings/telemetry-consent';
import type { Deps } from '@/domain/ports/deps';

/** The visitor's answer to visit statistics. Source: AMB-63, PAIN-75. */
export class TelemetryConsentModel {
  static readonly needs = {
    app: AppStore,
    consents: ConsentStore,
    telemetry: Telemetry,
    answerTelemetry: AnswerTelemetry,
  };

  private readonly deps: Deps<typeof TelemetryConsentModel>;

  constructor(deps: Deps<typeof TelemetryConsentModel>) {
    this.deps = deps;
  }

  /** Whether the site counts visits at all. */
  get isOffered(): boolean {
    return this.deps.telemetry.isConfigured();
  }

  /** Undefined until the visitor has answered. */
  get answer(): TelemetryConsent | undefined {
    return this.deps.app.showsVisitor ? this.deps.consents.telemetry : undefined;
  }

  readonly grant = (): void => this.deps.answerTelemetry.answer('granted');

  readonly refuse = (): void => this.deps.answerTelemetry.answer('refused');
}
