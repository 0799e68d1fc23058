import sharp from 'sharp';

/** More than a camera has, and less than a file that was made to fill the memory. */
const MAX_PIXELS = 100_000_000;

const WEBP = { quality: 78, effort: 2 } as const;

/**
 * The most striking square of a picture of any usual format, as a WebP without the data of its camera. A picture that
 * is smaller is enlarged.
 * @throws Error if the bytes are no picture that can be read.
 */
export async function crop(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return upright.resize(width, width, { fit: 'cover', position: 'attention' }).webp(WEBP).toBuffer();
}
