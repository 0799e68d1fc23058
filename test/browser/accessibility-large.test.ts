import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '@test/support/browser/axe-faults';
import { openStage } from '@test/support/browser/stage';
import { TOUR } from '@test/support/browser/tour';

const stage = openStage();

describe('every screen', () => {
  // The dark colours are those of the small screen, where they are checked.
  it.each(Object.entries(TOUR))('is open to everyone on a large screen: WCAG 2.2 AA (%s)', (_name, chapter) =>
    stage.play({ size: 'large', browser: { colorScheme: 'light' } }, async (guest) => {
      const found: string[] = [];
      let stops = 0;
      await chapter(guest, stage.storefront, async (name) => {
        stops += 1;
        const faults = await accessibilityFaults(guest.page);
        found.push(...faults.map((fault) => `${name}: ${fault}`));
      });
      expect(found).toEqual([]);
      expect(stops).toBeGreaterThan(0);
    })(),
  );
});
