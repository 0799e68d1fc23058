import type { Randomness } from '@/domain/ports/randomness';

/** Tokens that cannot be guessed, in the base64url alphabet. */
export class CryptoRandomness implements Randomness {
  readonly #crypto: Pick<Crypto, 'getRandomValues'>;

  constructor(crypto: Pick<Crypto, 'getRandomValues'>) {
    this.#crypto = crypto;
  }

  token(bits: number): string {
    const bytes = this.#crypto.getRandomValues(new Uint8Array(Math.ceil(bits / 8)));
    const base64 = btoa(String.fromCharCode(...bytes));
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}
