import type { Telemetry } from '@/domain/ports/telemetry';

export class RecordingTelemetry implements Telemetry {
  readonly pageViews: { readonly name: string; readonly path: string }[] = [];

  pageView(view: { readonly name: string; readonly path: string }): void {
    this.pageViews.push(view);
  }
}
