import type { Guest } from '@test/support/browser/guest';

/** Goes to an address inside the storefront without reloading, as by a link; the caller waits for what is shown. */
export const follow = (guest: Guest, path: string): Promise<void> =>
  guest.page.evaluate((address) => {
    // Like the router's own index.
    const state = { usr: null, key: crypto.randomUUID(), idx: Number(history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
