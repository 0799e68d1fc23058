import { portToken } from '@/domain/ports/port-token';
/** Page views and events; does nothing until an address is configured. Source: spec §9, AMB-63; CONST-02. */
export interface Telemetry {
  /** Returns whether an address is configured; otherwise the visitor is not asked for consent either. */
  isConfigured(): boolean;
  pageView(view: { readonly name: string; readonly path: string }): void;
  /** Discards what was not sent yet, and the visitor's number. */
  discard(): void;
}

export const Telemetry = portToken<Telemetry>('Telemetry');
