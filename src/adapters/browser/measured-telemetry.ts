import type { WebVitalsOnDemand } from '@/adapters/browser/web-vitals-on-demand';
import type { Telemetry } from '@/domain/ports/telemetry';

/** A telemetry that also measures the page, from the first page view on. */
export class MeasuredTelemetry implements Telemetry {
  readonly #views: Telemetry;
  readonly #vitals: Pick<WebVitalsOnDemand, 'allow' | 'forbid'>;

  constructor(views: Telemetry, vitals: Pick<WebVitalsOnDemand, 'allow' | 'forbid'>) {
    this.#views = views;
    this.#vitals = vitals;
  }

  isConfigured(): boolean {
    return true;
  }

  pageView(view: { readonly name: string; readonly path: string }): void {
    this.#vitals.allow();
    this.#views.pageView(view);
  }

  discard(): void {
    this.#vitals.forbid();
    this.#views.discard();
  }
}
