import sharp from 'sharp';
import { errorInFile } from '@api/chain/chain-error';
import type { ChainSource } from '@api/chain/chain-source';
import { locateErrors, type LocatedError } from '@api/chain/located-error';
import { crop } from '@api/chain/pictures/crop';

const SAMPLE_WIDTH = 16;

/**
 * An effect that is drawn pixel by pixel: a large blur takes a minute of the processor for each width of the picture.
 */
const FILTER = /<(?:[\w-]+:)?filter\b|\b(?:blur|drop-shadow)\(/i;

/** The pictures that cannot be read, or that take too long to draw. */
export async function checkPictures(source: ChainSource): Promise<readonly LocatedError[]> {
  const errors: ReturnType<typeof errorInFile>[] = [];
  for (const [file, bytes] of source) {
    if (!file.startsWith('pictures/')) continue;
    const message = await faultOf(bytes).catch(() => 'It is no picture that can be read');
    if (message !== undefined) errors.push(errorInFile(file, message));
  }
  return locateErrors(new Map(), errors);
}

async function faultOf(bytes: Uint8Array): Promise<string | undefined> {
  const { format } = await sharp(bytes).metadata();
  if (format === 'svg' && FILTER.test(new TextDecoder().decode(bytes)))
    return 'It has a filter, as a blur or a shadow, which takes too long to draw: save it as PNG or WebP';
  await crop(bytes, SAMPLE_WIDTH);
  return undefined;
}
