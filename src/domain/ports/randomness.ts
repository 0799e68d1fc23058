import { portToken } from '@/domain/ports/port-token';
/** Unguessable names. */
export interface Randomness {
  /** URL-safe text of at least `bits` random bits. */
  token(bits: number): string;
}

export const Randomness = portToken<Randomness>('Randomness');
