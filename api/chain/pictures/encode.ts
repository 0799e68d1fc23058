import sharp, { type Raw, type Sharp, type WebpOptions } from 'sharp';
import type { EncodedPicture, ImageWidth } from '@api/images/image-source';

/** Pixels that are not encoded yet. */
export interface Drawing {
  readonly data: Buffer;
  readonly raw: Raw;
}

export interface Encoding {
  readonly webp: WebpOptions;
  /** Large pictures lose less by the same number. */
  readonly avifQuality: Readonly<Record<ImageWidth, number>>;
}

/** An effort of 3 takes twice as long and makes no smaller files of the same quality. */
const AVIF = { effort: 2, chromaSubsampling: '4:4:4' } as const;

/** Without the rest of what sharp reports: it calls pixels premultiplied that are not, and would correct them again. */
export async function drawingOf(picture: Sharp): Promise<Drawing> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

/** A drawing as WebP, and as AVIF where that is smaller. */
export async function encode(
  { data, raw }: Drawing,
  width: ImageWidth,
  { webp: options, avifQuality }: Encoding,
): Promise<EncodedPicture> {
  const pixels = sharp(data, { raw });
  const webp = await pixels.clone().webp(options).toBuffer();
  const avif = await pixels.avif({ ...AVIF, quality: avifQuality[width] }).toBuffer();
  return { webp, avif: avif.length < webp.length ? avif : undefined };
}
