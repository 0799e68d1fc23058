import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfAddress, withoutLanguage } from '@/domain/navigation/language-query';

describe('languageOfAddress', () => {
  it.each([
    ['/?lang=fi', 'fi'],
    ['/shop/1/menu?spotId=4&lang=nb#x', 'no'],
    ['/?lang=xx', undefined],
    ['/', undefined],
    ['/#?lang=fi', undefined],
  ])('of %s is %s', (address, language) => {
    expect(languageOfAddress(address)).toBe(language);
  });
});

describe('withoutLanguage', () => {
  it.each([
    ['/?lang=fi', '/'],
    ['/shop/1/menu?spotId=4&lang=xx&note=a%20b#top', '/shop/1/menu?spotId=4&note=a%20b#top'],
    ['/shop/1/menu?language=fi', '/shop/1/menu?language=fi'],
  ])('turns %s into %s', (address, bare) => {
    expect(withoutLanguage(address)).toBe(bare);
  });
});

describe('inLanguage', () => {
  it('leaves the path as it is in the first language of the chain', () => {
    const address = (language: 'no' | 'en' | 'sv') => inLanguage('/shop/1/menu', language, ['no', 'en']);
    expect([address('no'), address('en'), address('sv')]).toEqual([
      '/shop/1/menu',
      '/shop/1/menu?lang=en',
      '/shop/1/menu',
    ]);
  });
});
