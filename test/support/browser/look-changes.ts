import type { Page } from 'playwright-core';

/** What a look has changed about the page, said for people; nothing where it only draws it otherwise. */
export type LookChange = 'text' | 'box' | 'hidden' | 'colour';

/**
 * Draws the page with each stylesheet in turn, as the look of shop 7, and answers which changes each has made to the
 * text, the boxes of prices, buttons, links, fields and messages, and to whether their text can be distinguished from
 * its ground.
 */
export function lookChanges(page: Page, stylesheets: readonly string[]): Promise<readonly LookChange[][]> {
  return page.evaluate((sheets) => {
    const WATCHED =
      'button, a, input, textarea, label, li, h1, h2, h3, p, output, [role], [class*=price], [class*=total]';
    const LEAST_RATIO = 2;
    const { classList } = document.body;
    for (const name of [...classList]) if (name.startsWith('shop-')) classList.remove(name);
    classList.add('shop-7');
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    const look = new CSSStyleSheet();
    const before = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...before, still, look];
    const watched = [...document.querySelectorAll<HTMLElement>(WATCHED)];

    const channels = (colour: string): readonly number[] | undefined => {
      const numbers = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]?.split(',').map(Number);
      return numbers === undefined ? undefined : [...numbers, 1].slice(0, 4);
    };
    const linear = (value: number): number =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
      0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
    const groundOf = (element: Element | null): readonly number[] | undefined => {
      if (element === null) return [255, 255, 255, 1];
      const ground = channels(getComputedStyle(element).backgroundColor);
      if (ground === undefined) return undefined;
      if (ground[3] === 0) return groundOf(element.parentElement);
      return ground[3] === 1 ? ground : undefined;
    };
    const isReadable = (element: HTMLElement): boolean => {
      const [ground, ink] = [groundOf(element), channels(getComputedStyle(element).color)];
      if (ground === undefined || ink === undefined) return true;
      const [dark = 0, light = 0] = [luminance(ground), luminance(ink)].sort((a, b) => a - b);
      return (ink[3] ?? 1) > 0.5 && (light + 0.05) / (dark + 0.05) >= LEAST_RATIO;
    };
    const isShown = (element: HTMLElement): boolean =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    const seen = () => ({
      text:
        document.body.innerText + watched.map((each) => getComputedStyle(each, '::before').content).join(''),
      box: watched
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map((value) => value.toFixed(1)).join())
        .join(' '),
      hidden: watched.map(isShown).join(),
      colour: watched.map(isReadable).join(),
    });
    const KINDS = ['text', 'box', 'hidden', 'colour'] as const;
    look.replaceSync('');
    const plain = seen();
    const changes = sheets.map((sheet) => {
      look.replaceSync(sheet);
      const drawn = seen();
      return KINDS.filter((kind) => drawn[kind] !== plain[kind]);
    });
    document.adoptedStyleSheets = before;
    return changes;
  }, stylesheets);
}
