/** The font size of the root element, which breakpoints follow: a visitor may have doubled it. */
export interface RootFont {
  sizePx(): number;
  onChange(listener: () => void): () => void;
}

/** The browsers' default, which the breakpoints of the specification assume. */
export const USUAL_FONT_PX = 16;

/** Watches the root font of a page. No event reports a change, so an element of 1 `rem` is observed. */
export class DocumentRootFont implements RootFont {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  sizePx(): number {
    return parseFloat(getComputedStyle(this.#document.documentElement).fontSize) || USUAL_FONT_PX;
  }

  onChange(listener: () => void): () => void {
    const probe = this.#document.createElement('span');
    probe.ariaHidden = 'true';
    Object.assign(probe.style, { position: 'absolute', top: '0', width: '1rem', visibility: 'hidden' });
    this.#document.body.append(probe);
    const observer = new ResizeObserver(listener);
    observer.observe(probe);
    return () => {
      observer.disconnect();
      probe.remove();
    };
  }
}
