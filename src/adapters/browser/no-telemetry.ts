import type { Telemetry } from '@/domain/ports/telemetry';

/** Counts nothing: no address is configured. Source: AMB-63. */
export class NoTelemetry implements Telemetry {
  isConfigured(): boolean {
    return false;
  }

  pageView(): void {
    return undefined;
  }

  discard(): void {
    return undefined;
  }
}
