/** The members of `window` used here. Not every browser has `requestIdleCallback`. */
export interface RestingWindow {
  readonly document: Pick<Document, 'readyState'>;
  addEventListener(type: 'load', listener: () => void, options: { readonly once: true }): void;
  requestIdleCallback?(callback: () => void, options: { readonly timeout: number }): unknown;
}

const IDLE_AT_LATEST_MS = 5_000;

/** Calls back once the page is loaded and idle, so that later work delays nothing. */
export async function atRest(window: RestingWindow): Promise<void> {
  if (window.document.readyState !== 'complete') {
    await new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
  }
  await new Promise<void>((resolve) => {
    if (window.requestIdleCallback === undefined) resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
  });
}
