import { portToken } from '@/domain/ports/port-token';

/** The operator of the site. Source: spec §2 Route table; ROUTE-45. */
export interface Imprint {
  /** Returns the address for questions; undefined where none is configured. */
  contactEmail(): string | undefined;
}

export const Imprint = portToken<Imprint>('Imprint');
