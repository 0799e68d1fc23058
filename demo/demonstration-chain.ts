import type { Instant } from '@/domain/shared/instant';
import type { Chain } from '@api/chain/chain';
import { loadChainFolder, type LoadedChain } from '@api/chain/load-chain';
import { errorText } from '@api/chain/located-error';
import { demonstrationChainFolder } from '@demo/chain-folder';

let loaded: LoadedChain | undefined;

/** The demonstration chain, read once in a process. */
export function demonstration(): LoadedChain {
  if (loaded !== undefined) return loaded;
  const read = loadChainFolder(demonstrationChainFolder());
  if (!read.ok) {
    throw new Error(`The demonstration chain cannot be read:\n${read.error.map(errorText).join('\n')}`);
  }
  loaded = read.value;
  return loaded;
}

/** Its data. Offers that run for some days count them from `firstStart`. */
export const demonstrationChain = (firstStart: Instant): Chain => demonstration().startingAt(firstStart);
