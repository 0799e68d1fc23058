import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const SHOP = 1;
const POSITIONS = Array.from({ length: 20 }, (_, index) => index / 19);

interface Place {
  /** The names that are stuck to the top; none between two sections. */
  readonly stuckNames: readonly string[];
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly litNames: readonly string[];
  /** Whether what is lit is inside the rail, which scrolls sideways on a phone. */
  readonly isLitInView: boolean;
}

/** Scrolls to a share of the page, and reads what is lit once the page has drawn it. */
const placeAt = (guest: Guest, share: number): Promise<Place> =>
  guest.page.evaluate(async (part) => {
    const { documentElement: page } = document;
    window.scrollTo(0, part * (page.scrollHeight - page.clientHeight));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const names = [...document.querySelectorAll('main section > h2')];
    const rail = document.querySelector('main nav ul');
    const lit = [...document.querySelectorAll("main nav [data-lit='true']")];
    const box = rail?.getBoundingClientRect();
    return {
      stuckNames: names
        .filter((name) => {
          const { top, bottom } = name.getBoundingClientRect();
          const section = name.parentElement?.getBoundingClientRect();
          const isStuck = Math.abs(top - parseFloat(getComputedStyle(name).top)) < 1;
          return isStuck && section !== undefined && section.bottom >= bottom;
        })
        .map((name) => name.textContent),
      isAtStart: window.scrollY === 0,
      isAtEnd: part === 1,
      litNames: lit.map((link) => link.textContent),
      isLitInView: lit.every((link) => {
        const { left, right } = link.getBoundingClientRect();
        return box !== undefined && left >= box.left - 1 && right <= box.right + 1;
      }),
    };
  }, share);

describe('the menu on its way down', () => {
  it.each(['small', 'large'] as const)(
    'keeps the name of the section in view and lights its category, on a %s screen',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.goToMenu(SHOP);
        const places: Place[] = [];
        for (const share of POSITIONS) places.push(await placeAt(guest, share));
        expect(places[0]?.litNames).toEqual([guest.say('menu.all')]);
        for (const { isAtStart, isAtEnd, stuckNames, litNames, isLitInView } of places.slice(1)) {
          expect(isAtStart).toBe(false);
          expect(isLitInView).toBe(true);
          if (isAtEnd) expect(litNames).toEqual(['Kall dryck']);
          else if (stuckNames.length > 0) expect(litNames).toEqual(stuckNames);
          else expect(litNames).toHaveLength(1);
        }
        const named = places.filter(({ stuckNames }) => stuckNames.length === 1);
        expect(named.length).toBeGreaterThan(POSITIONS.length / 2);
        expect(new Set(places.flatMap(({ litNames }) => litNames)).size).toBe(6);
      })(),
  );
});

/** The tops of the dishes that are seen whole, above the bar at the bottom. */
const dishesInView = (guest: Guest): Promise<readonly number[]> =>
  guest.page.evaluate(() => {
    const barHeight = getComputedStyle(document.documentElement).getPropertyValue('--bar-height');
    const floor = window.innerHeight - parseFloat(barHeight);
    return [...document.querySelectorAll('main section li')]
      .map((dish) => dish.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= floor)
      .map(({ top }) => top);
  });

describe('the first view of the menu', () => {
  it(
    'is of food: three dishes on a phone, the first above the first third',
    stage.play({ size: 'small' }, async (guest) => {
      for (const category of ['', '/burgers']) {
        await guest.goToMenu(SHOP, 'TakeAway', category);
        const dishes = await dishesInView(guest);
        expect(dishes[0]).toBeLessThan(300);
        expect(dishes.length).toBeGreaterThanOrEqual(category === '' ? 3 : 2);
      }
    }),
  );

  it.each(['sv', 'ru', 'fi'] as const)('shows a dish on the smallest phone, in %s', (language) =>
    stage.play({ size: 'small', language }, async (guest) => {
      await guest.page.setViewportSize({ width: 320, height: 640 });
      for (const category of ['', '/burgers']) {
        await guest.goToMenu(SHOP, 'TakeAway', category);
        expect((await dishesInView(guest)).length).toBeGreaterThanOrEqual(1);
      }
    })(),
  );

  it(
    'uses a wide screen: six dishes beside each other, and nearly the whole width',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.page.setViewportSize({ width: 2560, height: 1440 });
      await guest.goToMenu(SHOP);
      const tops = await dishesInView(guest);
      expect(tops.filter((top) => top === tops[0])).toHaveLength(6);
      const page = await guest.page.getByRole('main').locator('xpath=..').boundingBox();
      expect(page?.width).toBeGreaterThan(0.9 * 2560);
    }),
  );
});
