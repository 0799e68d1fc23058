import type { Telemetry } from '@/domain/ports/telemetry';

export class RecordingTelemetry implements Telemetry {
  pageViews: { readonly name: string; readonly path: string }[] = [];
  /** The number of calls of `forget`. */
  forgotten = 0;
  readonly #isConfigured: boolean;

  constructor(isConfigured = false) {
    this.#isConfigured = isConfigured;
  }

  isConfigured(): boolean {
    return this.#isConfigured;
  }

  pageView(view: { readonly name: string; readonly path: string }): void {
    this.pageViews.push(view);
  }

  discard(): void {
    this.forgotten += 1;
    this.pageViews = [];
  }
}
