import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '@/domain/shared/fold-text';
import { someWords } from '@test/support/arbitraries/some-text';

describe('foldText', () => {
  it.each([
    ['Smörgåsbord', 'smorgasbord'],
    ['Rødgrød', 'rodgrod'],
    ['Ærlig', 'aerlig'],
    ['Þorramatur', 'thorramatur'],
    ['Bœuf', 'boeuf'],
    ['Skyr með rúsínum, Đakovo', 'skyr med rusinum, dakovo'],
    ['Żurek z białą kiełbasą', 'zurek z biala kielbasa'],
    ['Sarmısak', 'sarmisak'],
    ['Crème brûlée', 'creme brulee'],
    ['Straße', 'strasse'],
    ['ЁЛКА', 'елка'],
    ['Кофе с ЙОГУРТОМ', 'кофе с йогуртом'],
    ['Joe’s', "joe's"],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps й a letter of its own, composed or not', () => {
    expect(foldText('чай')).toBe('чай');
    expect(foldText('чай'.normalize('NFD'))).toBe('чай');
    expect(foldText('чай')).not.toBe(foldText('чаи'));
  });

  it('ignores case and normal form, and is idempotent', () => {
    fc.assert(
      fc.property(someWords(), (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text));
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
