import { portToken } from '@/domain/ports/port-token';
/** The state of the network. Source: spec §2 Offline page, §7, AMB-37; OFF-04, OFF-05, API-30. */
export interface Connection {
  /** What the browser reports. */
  isOnline(): boolean;
  onChange(listener: (isOnline: boolean) => void): () => void;
  /** Resolves to whether the site's own origin answers, and not a captive portal in its place. */
  originAnswers(signal?: AbortSignal): Promise<boolean>;
}

export const Connection = portToken<Connection>('Connection');
