import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreadablePairs } from '@api/design/contrast';
import { checkReadability } from '@api/design/check-readability';
import { CHAIN_COLOURS, COLOUR_PROPERTIES } from '@api/design/page-colours';

describe('checkReadability', () => {
  it('finds nothing in an empty stylesheet: the chain’s colours apply', () => {
    expect(checkReadability('', 1)).toEqual({ unreadable: [], hidingIn: [], leftOut: [] });
  });

  it('lists an unreadable pair with its scheme and ratio [PROD-15]', () => {
    const { unreadable } = checkReadability('.shop-1 { --color-ink-soft: #e0d0c0; }', 1);
    expect(unreadable).toMatchObject([
      { scheme: 'light', front: 'inkSoft', ground: 'paper', wanted: 4.5 },
      { scheme: 'light', front: 'inkSoft', ground: 'surface', wanted: 4.5 },
    ]);
    expect(unreadable[0]?.ratio).toBeLessThan(2);
  });

  it('checks the dark scheme separately', () => {
    const sheet = `.shop-1 { --color-paper: #fff; }
      @media (prefers-color-scheme: dark) { .shop-1 { --color-paper: #101010; } }`;
    expect(checkReadability(sheet, 1).unreadable).toEqual([]);
    expect(
      checkReadability('.shop-1 { --color-paper: #fff; }', 1).unreadable.map(({ scheme }) => scheme),
    ).toContain('dark');
  });

  it('lists rejected parts, including unreadable colour values, and ignores them', () => {
    expect(checkReadability('.shop-1 { --color-ink: rgb(255 255 255); } /* note */', 1)).toEqual({
      unreadable: [],
      hidingIn: [],
      leftOut: ['--color-ink: rgb(255 255 255)', '.shop-1 { --color-ink: rgb(255 255 255); }'],
    });
    expect(
      checkReadability('.shop-2 { --color-ink: #fff; } .shop-1 p { --color-ink: #fff; }', 1),
    ).toMatchObject({
      unreadable: [],
      hidingIn: [],
    });
    expect(checkReadability('a {', 1).leftOut).toEqual(['the whole stylesheet']);
  });

  it('names the scheme in which a text would be invisible', () => {
    expect(checkReadability('.shop-1 { --color-ink: #fff; }', 1).hidingIn).toEqual(['light']);
    expect(checkReadability('.shop-1 { --color-bad: #a3211c; --color-paper: #a3211c; }', 1).hidingIn).toEqual(
      ['light', 'dark'],
    );
  });

  it('never accepts two equal colours', () => {
    const someColour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(someColour, (colour) => {
        const sheet = `.shop-1 { --color-ink: ${colour}; --color-paper: ${colour}; }`;
        expect(checkReadability(sheet, 1).unreadable).toContainEqual(
          expect.objectContaining({ front: 'ink', ground: 'paper', ratio: 1 }),
        );
      }),
    );
  });
});

describe('the chain’s own colours', () => {
  it('equal those of the page, and are readable', () => {
    const tokens = readFileSync('src/ui/design/tokens.css', 'utf8');
    const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
    for (const [sheet, colours] of [
      [light, CHAIN_COLOURS.light],
      [dark, CHAIN_COLOURS.dark],
    ] as const) {
      for (const [name, property] of Object.entries(COLOUR_PROPERTIES)) {
        const value = new RegExp(`${property}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
        expect([name, value]).toEqual([name, Object.entries(colours).find(([each]) => each === name)?.[1]]);
      }
      expect(unreadablePairs(colours)).toEqual([]);
    }
  });
});
