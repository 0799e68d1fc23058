import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compression = 'br' | 'gzip';

const STORED_TEXTS = 64;
const BROTLI_QUALITY = 5;

/** The best compression that the header `Accept-Encoding` allows; `q=0` excludes one. */
export function compressionFor(accepted: string | undefined): Compression | undefined {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const isAccepted = (name: Compression): boolean =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(offer)),
    );
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : undefined;
}

/** Caches the last compressed texts, since a menu is read far more often than it changes. */
export class CompressedTexts {
  readonly #texts = new Map<string, Promise<Buffer>>();

  compress(text: string, tag: string, compression: Compression): Promise<Buffer> {
    return this.#once(`${compression}:${tag}`, () => compressText(text, compression));
  }

  /** The uncompressed text as bytes. */
  encode(text: string, tag: string): Promise<Buffer> {
    return this.#once(`plain:${tag}`, () => Promise.resolve(Buffer.from(text)));
  }

  #once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#texts.set(key, made);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > STORED_TEXTS && oldest !== undefined) this.#texts.delete(oldest);
    return made;
  }
}

const compressText = (text: string, compression: Compression): Promise<Buffer> =>
  compression === 'gzip'
    ? promisify(gzip)(text)
    : promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      });
