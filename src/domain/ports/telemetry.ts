import { portToken } from '@/domain/ports/port-token';
/** Page views and events; does nothing until an address is configured. Source: spec §9, AMB-63; CONST-02. */
export interface Telemetry {
  pageView(view: { readonly name: string; readonly path: string }): void;
}

export const Telemetry = portToken<Telemetry>('Telemetry');
