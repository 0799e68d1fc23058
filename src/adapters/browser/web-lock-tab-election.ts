import type { Disposer } from '@/domain/ports/clock';
import type { TabElection } from '@/domain/ports/tab-election';

/** What is needed of a window. Not every browser has locks, and none has them outside a secure context. */
export type LockWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: { readonly locks?: Pick<LockManager, 'request'> };
};

/**
 * Elects by a lock: the browser gives it to one tab at a time, and to the next one when that tab is closed or crashes.
 * A page that is left gives it up, since a page that holds a lock is not taken into the browser's memory for going
 * back. Without locks each tab leads.
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
    // Withdrawn; or the browser refuses locks to this page, which then leads by itself.
    if (!leaving.signal.aborted) stop = lead();
  });
  return () => {
    leaving.abort();
    stop();
    stop = () => undefined;
  };
}
