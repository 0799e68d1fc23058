import type { Telemetry } from '@/domain/ports/telemetry';

/** Nobody is watched until an address is configured. Source: AMB-63. */
export class NoTelemetry implements Telemetry {
  isConfigured(): boolean {
    return false;
  }

  pageView(): void {
    return undefined;
  }

  forget(): void {
    return undefined;
  }
}
