import { describe, expect, it } from 'vitest';
import { contrastRatio, unreadablePairs } from '@api/design/contrast';
import { CHAIN_COLOURS } from '@api/design/page-colours';
import { judgeReadability } from '@api/design/check-readability';
import { looks } from '@api/demonstration/chain/looks/looks';
import { stylesheetOf } from '@api/demonstration/chain/looks/stylesheet';

describe('contrastRatio', () => {
  it('is 21 for black and white, 1 for a colour and itself, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#c4260e', '#c4260e')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('unreadablePairs', () => {
  it.each(Object.entries(looks))('finds none in the look of the %s, light or dark', (_, look) => {
    expect(unreadablePairs({ ...CHAIN_COLOURS.light, ...look.light })).toEqual([]);
    expect(unreadablePairs({ ...CHAIN_COLOURS.dark, ...look.dark })).toEqual([]);
    expect(judgeReadability(stylesheetOf(7, look), 7)).toEqual({
      unreadable: [],
      hidingIn: [],
      leftOut: [],
    });
  });

  it('says which pair is too close, and by how much', () => {
    const palette = { ...CHAIN_COLOURS.light, ...looks.sushiBar.light, inkSoft: '#9aa8a5' };
    expect(unreadablePairs(palette)).toMatchObject([
      { front: 'inkSoft', ground: 'paper', wanted: 4.5 },
      { front: 'inkSoft', ground: 'surface', wanted: 4.5 },
    ]);
  });
});
