import { randomBytes } from 'node:crypto';
import type { Randomness } from '@/domain/ports/randomness';

export const systemRandomness: Randomness = {
  token: (bits) => randomBytes(Math.ceil(bits / 8)).toString('base64url'),
};
