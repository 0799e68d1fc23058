import { portToken } from '@/domain/ports/port-token';
/** Unguessable tokens. */
export interface Randomness {
  /** Returns URL-safe text of at least `bits` random bits. */
  token(bits: number): string;
}

export const Randomness = portToken<Randomness>('Randomness');
