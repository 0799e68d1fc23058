import type { ConsentStore } from '@/application/consent/consent-store';
import type { Telemetry } from '@/domain/ports/telemetry';

interface PageView {
  readonly name: string;
  readonly path: string;
}

/** Forwards to a telemetry only after the visitor's consent. Source: AMB-63, PAIN-75. */
export class ConsentedTelemetry implements Telemetry {
  private readonly inner: Telemetry;
  private readonly consents: ConsentStore;

  constructor(inner: Telemetry, consents: ConsentStore) {
    this.inner = inner;
    this.consents = consents;
  }

  isConfigured(): boolean {
    return this.inner.isConfigured();
  }

  pageView(view: PageView): void {
    if (this.consents.telemetry === 'granted') this.inner.pageView(view);
  }

  discard(): void {
    this.inner.discard();
  }
}
