import type { Page } from 'playwright-core';

/** Distances between lines, letters, words and paragraphs that no page may break at. Source: WCAG 1.4.12. */
const WIDE_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

type Undo = () => Promise<void>;

export async function spaceOut(page: Page): Promise<Undo> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WIDE_TEXT);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Sets the root font to twice its usual size, and leaves the window as it is. Source: WCAG 1.4.4. */
export async function enlargeText(page: Page): Promise<Undo> {
  const setRoot = (size: string) =>
    page.evaluate(async (value) => {
      document.documentElement.style.fontSize = value;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, size);
  await setRoot('200%');
  return () => setRoot('');
}

/** What a visitor cannot read, or not without scrolling sideways. Source: WCAG 1.4.4, 1.4.10, 1.4.12. */
export const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const isWide = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1;
      const widest = [...document.body.querySelectorAll('*')].filter(
        (element) => isWide(element) && ![...element.children].some(isWide),
      );
      const names = widest.slice(0, 3).map((element) => element.outerHTML.slice(0, 160));
      faults.push(`${root.scrollWidth - root.clientWidth} px too wide: ${names.join(' ')}`);
    }
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const text = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? '')
        .join('');
      if (text === '' || !element.checkVisibility() || element.closest('.visually-hidden, option') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      for (
        let box: HTMLElement | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isCutX = clips(overflowX) && (words.right > right + 2 || words.left < left - 2);
        const isCutY = clips(overflowY) && (words.bottom > bottom + 2 || words.top < top - 2);
        if (isCutX || isCutY)
          faults.push(`“${text.slice(0, 40)}” is cut off by ${box.className || box.tagName}`);
        if (isCutX || isCutY || position === 'fixed') break;
      }
    }
    return [...new Set(faults)];
  });

/**
 * What can be tapped only in part, or is smaller than its text: it sticks out of the window or of a box that clips it,
 * or its text sticks out of it. The content of a scrolling rail is reachable. Source: WCAG 1.4.4, 1.4.10.
 */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const isCut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect();
      if (right - left < 2) return false;
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        if (box.matches('dialog') && box.scrollWidth > box.clientWidth) return right > outer.right;
        if (scrolls(overflowX) && box.scrollWidth > box.clientWidth) return false;
        if (clips(overflowX) && (left < outer.left - 2 || right > outer.right + 2)) return true;
      }
      return left < -1 || right > document.documentElement.clientWidth + 1;
    };
    const isTooFull = (element: Element): boolean =>
      element.matches('a, button') &&
      element.clientWidth > 0 &&
      (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2) &&
      getComputedStyle(element).display !== 'inline';
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility() && element.closest('.visually-hidden') === null)
      .flatMap((element) => {
        const name = element.outerHTML.slice(0, 120);
        return [
          ...(isCut(element) ? [`out of reach: ${name}`] : []),
          ...(isTooFull(element) ? [`words stick out: ${name}`] : []),
        ];
      });
  });

/** Focusable elements that are covered by something. Source: WCAG 2.4.11. */
export const hiddenFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea';
    const isSeen = (element: HTMLInputElement): boolean => {
      const shown = element.labels?.[0] ?? element.closest('label') ?? element;
      return [shown, element].some((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const [y0, y1] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
        const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
        return [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
          const hit = document.elementFromPoint(x, y0 + (y1 - y0) * part);
          return hit !== null && (each.contains(hit) || hit.contains(each));
        });
      });
    };
    return [...document.querySelectorAll<HTMLInputElement>(FOCUSABLE)]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .filter((element) => {
        element.focus();
        return document.activeElement === element && !isSeen(element);
      })
      .map((element) => `behind something: ${element.outerHTML.slice(0, 120)}`);
  });

/**
 * What is too small to be tapped, other than links in a sentence. Source: WCAG 2.5.8 (24 px); the thumb's 44 px for
 * buttons.
 */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLInputElement>(
      'a[href], button, input, select, textarea',
    )) {
      if (!element.checkVisibility() || element.closest('.visually-hidden') !== null) continue;
      const target = element.labels?.[0] ?? element.closest('label') ?? element;
      // A button may stretch over the card that it stands on.
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      const boxes = [
        element,
        target,
        ...(isStretched ? [element.closest('li, article') ?? element] : []),
      ].map((each) => each.getBoundingClientRect());
      const height = Math.max(...boxes.map((box) => box.height));
      const width = Math.max(...boxes.map((box) => box.width));
      const isInSentence =
        getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null;
      const leastPx = isInSentence ? 0 : element.matches('button, input, select') ? 44 : 24;
      if (Math.min(width, height) < leastPx - 0.5 && element.getBoundingClientRect().width > 1) {
        faults.push(`${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`);
      }
    }
    return faults;
  });

/** What moves although motion is reduced. Source: WCAG 2.3.3. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map((each) => parseFloat(each)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasAnimation = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
        return hasAnimation || seconds(style.transitionDuration) > 0.01;
      })
      .map((element) => `moves: ${element.outerHTML.slice(0, 120)}`);
  });

/** Marks what stands out only by a shadow, which forced colours remove. */
export const markRaised = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const raised = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).boxShadow !== 'none',
    );
    for (const element of raised) element.dataset['raised'] = 'true';
    return raised.length;
  });

/** What `markRaised` marked and has no edge in forced colours. Source: WCAG 1.4.11. */
export const edgeless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-raised]')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasBorder = style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0;
        const hasOutline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
        return !hasBorder && !hasOutline;
      })
      .map((element) => `no edge: ${element.outerHTML.slice(0, 120)}`),
  );
