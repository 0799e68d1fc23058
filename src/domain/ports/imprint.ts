import { portToken } from '@/domain/ports/port-token';

/** Who runs the site. Source: spec §2 Route table; ROUTE-45. */
export interface Imprint {
  /** Where questions may be sent; undefined where nobody has said. */
  contactEmail(): string | undefined;
}

export const Imprint = portToken<Imprint>('Imprint');
