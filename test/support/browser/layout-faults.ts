import type { Page } from 'playwright-core';

/** What a thumb needs. Source: the look, Space and shape; WCAG 2.5.5. */
const TARGET_PX = 44;
/** Less than this is no page to scroll: it was meant to end where the screen ends. */
const OVERHANG_PX = 60;

/** What a careful eye would find wrong with the boxes of a page: each says where and how much. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findFaults, { targetPx: TARGET_PX, overhangPx: OVERHANG_PX });

function findFaults(limits: { readonly targetPx: number; readonly overhangPx: number }): string[] {
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;

  /** A link in a sentence is as high as its line; one that covers its card, or a label, is as large as that. */
  const isExempt = (element: HTMLElement): boolean => {
    const { display, opacity, visibility } = getComputedStyle(element);
    const isInSentence = display === 'inline' && element.parentElement?.textContent !== element.textContent;
    const isHidden =
      opacity === '0' || visibility === 'hidden' || element.closest('.visually-hidden') !== null;
    const isLarger = getComputedStyle(element, '::after').position === 'absolute';
    return isInSentence || isHidden || isLarger || element.closest('label') !== null;
  };

  const smallTargets = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    .filter((element) => element.offsetWidth > 0 && !isExempt(element))
    .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < limits.targetPx)
    .map((element) => `${element.offsetWidth} × ${element.offsetHeight}: ${nameOf(element)}`);

  const brokenWords = [...document.querySelectorAll<HTMLElement>('aside > button, aside > div > a')]
    .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetHeight > 72)
    .map((element) => `squeezed: ${nameOf(element)}`);

  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const overhang = scrollHeight - clientHeight;
  return [
    ...smallTargets,
    ...brokenWords,
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : []),
    ...(overhang > 0 && overhang < limits.overhangPx ? [`scrolls for its last ${overhang} pixels`] : []),
  ];
}
