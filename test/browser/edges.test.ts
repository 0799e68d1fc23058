import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@api/design/contrast';
import { edgeless, markRaised } from '@test/support/browser/losses';
import { openStage } from '@test/support/browser/stage';
import { faultsOf, walk } from '@test/support/browser/walk';

const stage = openStage();

/** Shops of the demonstration that are open at any moment, each kitchen with its own colours. */
const OPEN_SHOPS = [1, 2, 4, 5, 6, 7, 8, 13];
const ARTICLE = '/shop/1/menu/burgers/beef-burgers/articles/burger-classic';

/** Colours as they are painted, in `#rrggbb`, of custom properties of the page or of CSS colours. */
const painted = (page: Page, colours: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const probe = document.createElement('i');
    // A colour on its way to another one is neither.
    probe.style.transition = 'none';
    document.body.append(probe);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const hex = all.map((colour) => {
      probe.style.color = colour;
      if (canvas === null) return '';
      canvas.fillStyle = getComputedStyle(probe).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    });
    probe.remove();
    return hex;
  }, colours);

describe('edges', () => {
  it(
    'of cards, bars and buttons are there in forced colours: WCAG 1.4.11',
    stage.play({ size: 'small' }, async (guest) => {
      const found: string[] = [];
      let raised = 0;
      await walk(guest, async (place) => {
        raised += await markRaised(guest.page);
        await guest.page.emulateMedia({ forcedColors: 'active' });
        found.push(...faultsOf(place, await edgeless(guest.page)));
        await guest.page.emulateMedia({ forcedColors: 'none' });
      });
      expect(raised).toBeGreaterThan(50);
      expect(found).toEqual([]);
    }),
  );

  it.each(['small', 'large'] as const)(
    'and grounds tell what is selected in forced colours on a %s screen: WCAG 1.4.1',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.page.emulateMedia({ forcedColors: 'active' });
        await guest.goToMenu(1, 'TakeAway', '/burgers');
        const categories = guest.page.getByRole('navigation', { name: guest.say('menu.categories') });
        const groundOf = (selector: string) =>
          categories
            .locator(selector)
            .first()
            .evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await groundOf('[aria-current="page"]')).not.toBe(await groundOf('a:not([aria-current])'));
        await guest.goTo(ARTICLE);
        const option = guest.choice('Välj bröd', 'Potatisbröd');
        const edgeOf = () =>
          option.evaluate((element) => getComputedStyle(element.closest('label') ?? element).borderTopWidth);
        const before = await edgeOf();
        await option.check();
        expect(await edgeOf()).not.toBe(before);
      })(),
  );

  it(
    'of controls reach three to one in every shop, light and dark: WCAG 1.4.11',
    stage.play({ size: 'small' }, async (guest) => {
      const weak: string[] = [];
      for (const shop of OPEN_SHOPS)
        for (const colorScheme of ['light', 'dark'] as const) {
          await guest.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await guest.goTo(`/shop/${shop}/order-type`);
          await guest.sees(guest.heading('orderTypeScreen.header'));
          await guest.page.waitForLoadState('networkidle');
          const [edge = '', ink = '', ...grounds] = await painted(guest.page, [
            'var(--color-edge)',
            'var(--color-ink)',
            'var(--color-surface)',
            'var(--color-paper)',
          ]);
          for (const ground of grounds)
            for (const front of [edge, ink])
              if (contrastRatio(front, ground) < 3)
                weak.push(`${shop} ${colorScheme}: ${front} on ${ground}`);
        }
      expect(weak).toEqual([]);
    }),
  );

  it(
    'of an option to choose are drawn in that colour, and the focus ring is not the colour of an error',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(1);
      await guest.goTo(ARTICLE);
      const option = guest.choice('Välj bröd', 'Potatisbröd');
      await guest.sees(option);
      const [edge, bad, appetite] = await painted(guest.page, [
        'var(--color-edge)',
        'var(--color-bad)',
        'var(--color-appetite)',
      ]);
      const styleOf = (name: 'borderTopColor' | 'outlineColor' | 'outlineStyle') =>
        option.evaluate(
          (element, property) => getComputedStyle(element.closest('label') ?? element)[property],
          name,
        );
      expect(await painted(guest.page, [await styleOf('borderTopColor')])).toEqual([edge]);
      await guest.page.keyboard.press('Tab');
      await option.focus();
      expect(await styleOf('outlineStyle')).toBe('solid');
      const [ring] = await painted(guest.page, [await styleOf('outlineColor')]);
      expect(ring).not.toBe(bad);
      expect(ring).not.toBe(appetite);
    }),
  );
});
