/** A press that lasts longer is no tap. */
const PRESS_MAX_MS = 2_000;

/** How long after a finger was lifted the click may follow. */
const CLICK_MAX_MS = 300;

/**
 * Follows what is pressed in a document. The function that it returns resolves once nothing is: a control that is
 * replaced between press and click gets no click.
 */
export function followPresses(document: Document): () => Promise<void> {
  let released = Promise.resolve();
  let end = (): void => undefined;
  const endAfter = (ms: number): void => void setTimeout(end, ms);
  const onDown = (): void => {
    end();
    released = new Promise((resolve) => (end = resolve));
    endAfter(PRESS_MAX_MS);
  };
  document.addEventListener('pointerdown', onDown, true);
  document.addEventListener('pointerup', () => endAfter(CLICK_MAX_MS), true);
  document.addEventListener('pointercancel', () => end(), true);
  // After everything that listens to the click.
  document.addEventListener('click', () => endAfter(0), true);
  return () => released;
}
