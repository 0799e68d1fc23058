/** A visitor who does one of these may tap next. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** A page that is never idle is served, too. */
const IDLE_MAX_MS = 2_000;

/** For browsers that do not say when they are idle. */
const ASSUMED_IDLE_MS = 200;

/** What could not be loaded is asked for again: not at each movement of a pointer, and without a visitor, too. */
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 30_000;

/** Resolves once the page is loaded and the browser is idle. */
export function whenIdle(window: Window & typeof globalThis): Promise<void> {
  return new Promise((resolve) => {
    const onLoaded = (): void => {
      if ('requestIdleCallback' in window)
        window.requestIdleCallback(() => resolve(), { timeout: IDLE_MAX_MS });
      else setTimeout(resolve, ASSUMED_IDLE_MS);
    };
    if (window.document.readyState === 'complete') onLoaded();
    else window.addEventListener('load', onLoaded, { once: true });
  });
}

/** Resolves when the visitor does something next. */
export function nextSign(document: Document): Promise<void> {
  return new Promise((resolve) => {
    const onSign = (event: Event): void => {
      if (isStill(event)) return;
      for (const sign of SIGNS) document.removeEventListener(sign, onSign, true);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
  });
}

/** A browser reports a pointer that rests when the page is laid out below it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Resolves when it makes sense to try again. */
export async function nextTry(document: Document): Promise<void> {
  await Promise.all([wait(RETRY_MIN_MS), Promise.race([nextSign(document), wait(RETRY_MAX_MS)])]);
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
