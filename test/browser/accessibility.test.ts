import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';
import { tour } from '@test/support/browser/tour';

const stage = openStage();

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A person on a bad day zooms in; nothing may need a second direction to scroll in (WCAG 1.4.10). */
const NARROWEST_PX = 320;

const looks = SCREEN_SIZES.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => [size, colorScheme] as const),
);

/** What is wrong with what is shown. In the dark only the colours are others. */
async function faultsOf(guest: Guest, name: string, isDark: boolean): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page: guest.page });
  const { violations } = await (
    isDark ? axe.withRules('color-contrast') : axe.withTags(WCAG_2_2_AA)
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${name}: ${id}, ${help}: ${target.join(' ')}\n${failureSummary}`,
    ),
  );
}

const overflow = (guest: Guest) =>
  guest.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('every screen', () => {
  it.each(looks)('is open to everyone, on a %s screen in the %s: WCAG 2.2 AA by axe', (size, colorScheme) =>
    stage.play({ size, browser: { colorScheme } }, async (guest) => {
      const faults: string[] = [];
      await tour(guest, stage.storefront, async (name) => {
        faults.push(...(await faultsOf(guest, name, colorScheme === 'dark')));
      });
      expect(faults).toEqual([]);
    })(),
  );

  it(
    'fits the narrowest phone, and nothing has to be scrolled sideways',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.setViewportSize({ width: NARROWEST_PX, height: 640 });
      const tooWide: string[] = [];
      await tour(guest, stage.storefront, async (name) => {
        if ((await overflow(guest)) > 0) tooWide.push(name);
      });
      expect(tooWide).toEqual([]);
    }),
  );
});
