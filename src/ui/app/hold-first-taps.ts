/**
 * Keeps what is tapped before the script of the page runs, in its order, until the script says that it is ready. Its
 * text is written into the page: it uses nothing but its parameters.
 */
export function holdFirstTaps(document: Document, readyEvent: string): void {
  const taps: HTMLElement[] = [];
  const onClick = (event: Event): void => {
    const { target } = event;
    // A link that the browser follows would lose what was tapped before it.
    const controls = taps.length > 0 ? 'button, a[href]' : 'button, a[data-act]';
    const control = target instanceof Element ? target.closest(controls) : null;
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    taps.push(control);
  };
  const onReady = (): void => {
    document.removeEventListener('click', onClick, true);
    for (const control of taps) control.click();
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener(readyEvent, onReady, { once: true });
}
