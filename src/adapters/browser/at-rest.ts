/** What is needed of a window. Not every browser says when it is idle. */
export interface RestingWindow {
  readonly document: Pick<Document, 'readyState'>;
  addEventListener(type: 'load', listener: () => void, options: { readonly once: true }): void;
  requestIdleCallback?(callback: () => void, options: { readonly timeout: number }): unknown;
}

const IDLE_AT_LATEST_MS = 5_000;

/** When the page is loaded and has nothing to do, so that whatever begins then holds nobody up. */
export async function atRest(window: RestingWindow): Promise<void> {
  if (window.document.readyState !== 'complete') {
    await new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
  }
  await new Promise<void>((resolve) => {
    if (window.requestIdleCallback === undefined) resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
  });
}
