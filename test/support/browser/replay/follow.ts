import type { Guest } from '@test/support/browser/guest';

/** Goes to an address inside the storefront without loading it anew, as by a link; whoever asks waits for what is there. */
export const follow = (guest: Guest, path: string): Promise<void> =>
  guest.page.evaluate((address) => {
    // As the router numbers its own entries.
    const state = { usr: null, key: crypto.randomUUID(), idx: Number(history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
