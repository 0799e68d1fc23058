import { loadChain, type LoadedChain } from '@api/chain/load-chain';
import type { ChainStore } from '@api/chain/chain-store';
import type { ChainPictures } from '@api/chain/pictures/chain-images';

/** The pictures of the chain that was imported last; until then those of `initial`. */
export function importedPictures(store: ChainStore, initial: LoadedChain): () => Promise<ChainPictures> {
  let latest: { readonly revision: number; readonly pictures: Promise<ChainPictures> } | undefined;
  const ofStore = async (): Promise<ChainPictures> => {
    const imported = await store.read();
    const loaded = imported && loadChain(imported.source);
    // A chain that an earlier version accepted has no pictures rather than those of another chain.
    const book = loaded?.ok === true ? loaded.value.pictures() : new Map();
    return { book, file: (path) => store.file(path) };
  };
  return async () => {
    const revision = await store.revision();
    if (revision === 0)
      return { book: initial.pictures(), file: (path) => Promise.resolve(initial.source.get(path)) };
    if (latest?.revision !== revision) {
      const pictures = ofStore();
      latest = { revision, pictures };
      pictures.catch(() => (latest = undefined));
    }
    return latest.pictures;
  };
}
