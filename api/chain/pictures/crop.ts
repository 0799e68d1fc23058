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
  const square = upright(bytes).resize(width, width, { fit: 'cover', position: 'attention' });
  return square.webp(WEBP).toBuffer();
}

/** The whole picture in a square, with a transparent ground beside it. */
export async function fitInto(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = upright(bytes).resize(width, width, { fit: 'contain', background: ground });
  return square.webp(WEBP).toBuffer();
}

const upright = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
