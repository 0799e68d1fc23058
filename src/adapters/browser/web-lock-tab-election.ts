import type { Disposer } from '@/domain/ports/clock';
import type { TabElection } from '@/domain/ports/tab-election';

/** The members of `window` used here. Not every browser has locks, and none outside a secure context. */
export type LockWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
};

/**
 * Elects the leading tab by a lock, which the browser passes on when its tab closes or crashes. A page that is left
 * releases it, since a page with a lock is not put into the back/forward cache. Without locks each tab leads.
 */
export class WebLockTabElection implements TabElection {
  readonly #window: LockWindow;

  constructor(window: LockWindow) {
    this.#window = window;
  }

  join(task: string, lead: () => Disposer): Disposer {
    const window = this.#window;
    const { locks } = window.navigator;
    if (locks === undefined) return lead();
    let withdraw = candidacy(locks, task, lead);
    const onLeft = (): void => withdraw();
    const onShown = (event: PageTransitionEvent): void => {
      if (event.persisted) withdraw = candidacy(locks, task, lead);
    };
    window.addEventListener('pagehide', onLeft);
    window.addEventListener('pageshow', onShown);
    return () => {
      window.removeEventListener('pagehide', onLeft);
      window.removeEventListener('pageshow', onShown);
      withdraw();
    };
  }
}

function candidacy(locks: Pick<LockManager, 'request'>, task: string, lead: () => Disposer): Disposer {
  const leaving = new AbortController();
  let stop: Disposer = () => undefined;
  const hold = (): Promise<void> | undefined => {
    if (leaving.signal.aborted) return undefined;
    const stopLeading = lead();
    return new Promise((release) => {
      stop = () => {
        stopLeading();
        release();
      };
    });
  };
  locks.request(`lucka.${task}`, { signal: leaving.signal }, hold).catch(() => {
    // Withdrawn, or the browser refuses locks to this page, which then leads by itself.
    if (!leaving.signal.aborted) stop = lead();
  });
  return () => {
    leaving.abort();
    stop();
    stop = () => undefined;
  };
}
