/** A visitor who does one of these may tap next. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** A page that is never idle is served, too. */
const IDLE_MAX_MS = 2_000;

/** For browsers that do not say when they are idle. */
const ASSUMED_IDLE_MS = 200;

/** Resolves once the page is loaded and the browser is idle, or before that at a sign of the visitor. */
export function whenWanted(window: Window & typeof globalThis): Promise<void> {
  const idle = new Promise<void>((resolve) => {
    const onLoaded = (): void => {
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(() => resolve(), { timeout: IDLE_MAX_MS });
      else setTimeout(resolve, ASSUMED_IDLE_MS);
    };
    if (window.document.readyState === 'complete') onLoaded();
    else window.addEventListener('load', onLoaded, { once: true });
  });
  return Promise.race([idle, nextSign(window.document)]);
}

/** Resolves when the visitor does something next. */
export function nextSign(document: Document): Promise<void> {
  return new Promise((resolve) => {
    const onSign = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, onSign, true);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
  });
}
