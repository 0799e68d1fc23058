import type { Instant } from '@/domain/shared/instant';
import type { Chain } from '@api/chain/chain';
import { loadChain, type LoadedChain } from '@api/chain/load-chain';
import type { PictureBook } from '@api/chain/pictures/picture-book';
import { demonstrationChainFolder } from '@demo/chain-folder';

let loaded: LoadedChain | undefined;

/** The demonstration chain, read once in a process. */
function demonstration(): LoadedChain {
  if (loaded !== undefined) return loaded;
  const read = loadChain(demonstrationChainFolder());
  if (!read.ok) {
    const lines = read.error.map(({ file, path, message }) => `${file}: ${path}: ${message}`);
    throw new Error(`The demonstration chain cannot be read:\n${lines.join('\n')}`);
  }
  loaded = read.value;
  return loaded;
}

/** Its data. Offers that run for some days count them from `firstStart`. */
export const demonstrationChain = (firstStart: Instant): Chain => demonstration().startingAt(firstStart);

/** What its pictures show, by image id. */
export const demonstrationPictures = (): PictureBook => demonstration().pictures();
