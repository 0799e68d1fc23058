import { portToken } from '@/domain/ports/port-token';
/** Page views and events; does nothing until an address is configured. Source: spec §9, AMB-63; CONST-02. */
export interface Telemetry {
  /** Whether there is an address; without one the visitor is not asked for consent either. */
  isConfigured(): boolean;
  pageView(view: { readonly name: string; readonly path: string }): void;
  /** Throws away what has gathered and was not sent, and the number by which the visitor is known. */
  forget(): void;
}

export const Telemetry = portToken<Telemetry>('Telemetry');
