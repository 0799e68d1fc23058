import { describe, expect, it } from 'vitest';
import { contrastRatio, unreadablePairs } from '@api/design/contrast';
import { CHAIN_COLOURS } from '@api/design/page-colours';
import { checkReadability } from '@api/design/check-readability';
import { parseChain } from '@api/chain/parse-chain';
import { readChainSource } from '@api/chain/read-chain-source';
import { stylesheetOf } from '@api/chain/stylesheet';
import { demonstrationChainFolder } from '@demo/chain-folder';
import { must } from '@test/support/builders/must';

const source = readChainSource(demonstrationChainFolder());
const files = parseChain(source.ok ? source.value : new Map());
const looks = files.ok ? files.value.looks : [];

describe('contrastRatio', () => {
  it('is 21 for black and white, 1 for a colour and itself, whichever comes first', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#c4260e', '#c4260e')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('unreadablePairs', () => {
  it.each(looks)('finds none in $file, light or dark', ({ content: look }) => {
    expect(unreadablePairs({ ...CHAIN_COLOURS.light, ...look.light })).toEqual([]);
    expect(unreadablePairs({ ...CHAIN_COLOURS.dark, ...look.dark })).toEqual([]);
    expect(checkReadability(stylesheetOf(7, look), 7)).toEqual({
      unreadable: [],
      hidingIn: [],
      leftOut: [],
    });
  });

  it('says which pair is too close, and by how much', () => {
    const palette = {
      ...CHAIN_COLOURS.light,
      ...must(looks.find(({ id }) => id === 'sushi-bar')).content.light,
      inkSoft: '#9aa8a5',
    };
    expect(unreadablePairs(palette)).toMatchObject([
      { front: 'inkSoft', ground: 'paper', wanted: 4.5 },
      { front: 'inkSoft', ground: 'surface', wanted: 4.5 },
    ]);
  });
});
