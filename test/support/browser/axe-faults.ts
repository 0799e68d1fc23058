import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Which rules are asked: by their names, or by the tags that they have. */
type AxeRules = { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };

/** What on the page is against WCAG 2.2 AA. */
export const accessibilityFaults = (page: Page): Promise<readonly string[]> =>
  axeFaults(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });

/** Which texts of the page stand out too little from what is behind them. */
export const contrastFaults = (page: Page): Promise<readonly string[]> =>
  axeFaults(page, { type: 'rule', values: ['color-contrast'] });

/**
 * What axe finds wrong with what is shown, in a line each. It runs in the page itself, into which it is put once:
 * there are no frames, for which a page of its own would be opened each time.
 */
async function axeFaults(page: Page, { type, values }: AxeRules): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options = {
    runOnly: { type, values: [...values] },
    resultTypes: ['violations' as const],
    preload: false,
  };
  // A colour on its way to another one is neither. Not by `finished`, which the browser may forget.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
    );
  }, options);
}
