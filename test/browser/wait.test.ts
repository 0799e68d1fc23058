import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** Ten millimetres, which are read from two metres: a phone of 390 pixels is 65 mm wide. */
const DIGIT_MIN_PX = 60;

const number = ({ page }: Guest) => page.getByRole('heading', { level: 1 }).locator('strong');
const hatch = ({ page }: Guest) => page.getByRole('main').locator('header [data-status]');

/** How high the digits of the number are, without the room above and below them. */
const digitPx = (guest: Guest): Promise<number> =>
  number(guest).evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return 0;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return context.measureText(element.textContent ?? '').actualBoundingBoxAscent;
  });

/** Where the shutter ends above the food. */
const shutterEnd = (guest: Guest): Promise<number> =>
  hatch(guest)
    .locator('> span')
    .first()
    .evaluate((shutter) => shutter.getBoundingClientRect().bottom);

describe('the wait for an order', () => {
  it(
    'shows a number that is read from two metres, the step in the title, and the food as the shutter rises',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(1);
      const orderId = await guest.payAndFollow();
      expect(await digitPx(guest)).toBeGreaterThan(DIGIT_MIN_PX);
      const code = await number(guest).innerText();
      const title = (step: 'added' | 'finnished'): string => `${guest.say(`orderStep.${step}`)}: ${code}`;
      await expect.poll(() => guest.page.title()).toContain(title('added'));
      const food = hatch(guest).locator('img');
      await expect
        .poll(() => food.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const end = await shutterEnd(guest);
      for (const status of ['started', 'finnished']) await stage.storefront.moveOrder(orderId, status);
      await expect.poll(() => guest.page.title()).toContain(title('finnished'));
      await expect.poll(() => shutterEnd(guest)).toBeLessThan(end);
    }),
  );
});
