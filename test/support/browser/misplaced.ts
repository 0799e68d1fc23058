import type { Page } from 'playwright-core';

/**
 * Texts and controls that lie over each other, are cut off, or lie outside the window, also beyond its left edge, and
 * words that are broken because their box is narrower than they are. What stays in place while the page scrolls may
 * cover it. Source: WCAG 1.4.10, DEC-148.
 */
export const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly element: Element;
      readonly anchor: Element | undefined;
      readonly rects: readonly Rect[];
    }
    type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const windowPx = document.documentElement.clientWidth;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const nameOf = (element: Element): string => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.localName}.${element.className} “${name.slice(0, 40)}”`;
    };
    const ancestors = function* (element: Element): Iterable<Element> {
      for (
        let each = element.parentElement;
        each !== null && each !== document.body;
        each = each.parentElement
      )
        yield each;
    };
    const floats = (element: Element): boolean =>
      ['fixed', 'sticky', 'absolute'].includes(styleOf(element).position);
    const overlap = (one: Rect, two: Rect): Rect => ({
      left: Math.max(one.left, two.left),
      right: Math.min(one.right, two.right),
      top: Math.max(one.top, two.top),
      bottom: Math.min(one.bottom, two.bottom),
    });
    const isLarge = ({ left, right, top, bottom }: Rect, widthPx: number, heightPx: number): boolean =>
      right - left > widthPx && bottom - top > heightPx;
    const faults = new Set<string>();
    /** The part of a rectangle that no box around it clips; what cannot be scrolled into view is cut off. */
    const shown = (element: Element, rect: Rect): Rect => {
      let seen = rect;
      for (const each of [element, ...ancestors(element)]) {
        const { overflowX, display, webkitLineClamp } = styleOf(each);
        if (overflowX === 'visible' || display === 'inline') continue;
        const box = each.getBoundingClientRect();
        const isCut = seen.left < box.left - 2 || seen.right > box.right + 2;
        if (isCut && webkitLineClamp === 'none' && (overflowX === 'hidden' || overflowX === 'clip'))
          faults.add(`${nameOf(element)} is cut off by ${each.localName}.${each.className}`);
        seen = overlap(seen, box);
      }
      return seen;
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      element.closest('.visually-hidden, option') === null &&
      styleOf(element).clipPath !== 'inset(50%)';

    const range = document.createRange();
    const brokenWords = (text: Text, element: Element): void => {
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(pieces.map(({ top }) => Math.round(top))).size < 2) continue;
        const wordPx = pieces.reduce((sum, { width }) => sum + width, 0);
        const boxPx = element.getBoundingClientRect().width;
        if (wordPx > boxPx) faults.add(`${Math.round(boxPx)} px for “${word}” in ${nameOf(element)}`);
      }
    };

    const boxes: Box[] = [];
    for (const element of (document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')) {
      const texts = [...element.childNodes].filter(
        (node): node is Text => node instanceof Text && node.data.trim() !== '',
      );
      const isControl = element.matches('a[href], button, input, select, textarea');
      if ((texts.length === 0 && !isControl) || !isSeen(element)) continue;
      const isBox = isControl && styleOf(element).display !== 'inline';
      const all = isBox
        ? [element.getBoundingClientRect()]
        : texts.flatMap((text) => {
            range.selectNodeContents(text);
            return [...range.getClientRects()];
          });
      const rects = all.map((rect) => shown(element, rect)).filter((rect) => isLarge(rect, 1, 1));
      if (rects.some(({ left, right }) => left < -1 || right > windowPx + 1))
        faults.add(`out of the window: ${nameOf(element)}`);
      const anchor = [element, ...ancestors(element)].find(floats);
      boxes.push({ element, anchor, rects });
      for (const text of texts) brokenWords(text, element);
    }
    for (const [index, { element, anchor, rects }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isPart = element.contains(other.element) || other.element.contains(element);
        if (isPart || anchor !== other.anchor) continue;
        const meets = rects.some((one) => other.rects.some((two) => isLarge(overlap(one, two), 2, 4)));
        if (meets) faults.add(`${nameOf(element)} lies over ${nameOf(other.element)}`);
      }
    }
    const excessPx = document.documentElement.scrollWidth - windowPx;
    if (excessPx > 0) faults.add(`${excessPx} px too wide`);
    return [...faults];
  });
