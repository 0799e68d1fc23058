import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '@test/support/browser/axe-faults';
import { layoutFaults } from '@test/support/browser/layout-faults';
import { openStage } from '@test/support/browser/stage';
import { TOUR } from '@test/support/browser/tour';

const stage = openStage();

describe('in Russian, whose words are long and whose letters are others', () => {
  it.each(['choosing', 'filling the basket', 'following the order'] as const)(
    'a phone has room for every word, a thumb for every target, and WCAG 2.2 AA holds: %s',
    (chapter) =>
      stage.play({ size: 'small', language: 'ru' }, async (guest) => {
        const found: string[] = [];
        let stops = 0;
        await TOUR[chapter](guest, stage.storefront, async (name) => {
          stops += 1;
          const faults = [...(await accessibilityFaults(guest.page)), ...(await layoutFaults(guest.page))];
          found.push(...faults.map((fault) => `${name}: ${fault}`));
        });
        expect(found).toEqual([]);
        expect(stops).toBeGreaterThan(4);
      })(),
  );
});
