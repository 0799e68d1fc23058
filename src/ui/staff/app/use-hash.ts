import { useSyncExternalStore } from 'react';

/** The fragment of the address, with its `#`. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
