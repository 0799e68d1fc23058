import { err, type Result } from '@/domain/shared/result';
import type { ChainSource } from '@api/chain/chain-source';
import { loadChain, type LoadedChain } from '@api/chain/load-chain';
import { locateErrors, type LocatedError } from '@api/chain/located-error';
import { readChainSource } from '@api/chain/read-chain-source';

type Opened = Promise<Result<LoadedChain, readonly LocatedError[]>>;

/** Loads a chain and looks into its pictures, so that it can be imported. */
export async function openChain(source: ChainSource): Opened {
  const loaded = loadChain(source);
  if (!loaded.ok) return loaded;
  // Loaded lazily, since the library for pictures takes longer to start than most commands to run.
  const { checkPictures } = await import('@api/chain/pictures/check-pictures');
  const unreadable = await checkPictures(source);
  return unreadable.length > 0 ? err(unreadable) : loaded;
}

export async function openChainFolder(folder: string): Opened {
  const source = readChainSource(folder);
  return source.ok ? openChain(source.value) : err(locateErrors(new Map(), source.error));
}
