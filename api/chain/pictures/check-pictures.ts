import { errorInFile } from '@api/chain/chain-error';
import type { ChainSource } from '@api/chain/chain-source';
import { locateErrors, type LocatedError } from '@api/chain/located-error';
import { crop } from '@api/chain/pictures/crop';

const SAMPLE_WIDTH = 16;

/** The pictures that cannot be read. */
export async function checkPictures(source: ChainSource): Promise<readonly LocatedError[]> {
  const unreadable: string[] = [];
  for (const [file, bytes] of source) {
    if (!file.startsWith('pictures/')) continue;
    await crop(bytes, SAMPLE_WIDTH).catch(() => unreadable.push(file));
  }
  const errors = unreadable.map((file) => errorInFile(file, 'It is no picture that can be read'));
  return locateErrors(new Map(), errors);
}
