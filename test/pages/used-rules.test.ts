import { array, assert, constantFrom, property } from 'fast-check';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { classesOf, usedRules } from '@pages/used-rules';
import { runs } from '@test/support/properties/runs';

const used = (text: string, ...classes: readonly string[]): string =>
  usedRules(postcss.parse(text), new Set(classes));

describe('usedRules', () => {
  it.each([
    ['.card{color:red}', '.card{color:red}'],
    ['.card .name{color:red}', ''],
    ['.card,.name{color:red}', '.card{color:red}'],
    ['a:hover{color:red}', 'a:hover{color:red}'],
    ['.card:not(.gone){color:red}', '.card:not(.gone){color:red}'],
    [':is(.gone,.card){color:red}', ':is(.gone,.card){color:red}'],
    ['[href$=".pdf"]{color:red}', '[href$=".pdf"]{color:red}'],
    ['.card:has(.gone){color:red}', ''],
    ['@media print{.gone{color:red}}', ''],
    ['@layer base{.gone{color:red}}', '@layer base{}'],
    ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
    ['@keyframes turn{12.5%{rotate:1turn}}', '@keyframes turn{12.5%{rotate:1turn}}'],
  ])('of %s are %s where only a card is shown', (whole, part) => {
    expect(used(whole, 'card')).toBe(part);
  });

  it('are all of them where every class is shown', () => {
    const names = ['a', 'b', 'c'] as const;
    const selector = array(constantFrom(...names), { minLength: 1, maxLength: 3 }).map((classes) =>
      classes.map((name) => `.${name}`).join(' '),
    );
    assert(
      property(array(selector), (selectors) => {
        const text = selectors.map((each) => `${each}{color:red}`).join('');
        expect(used(text, ...names)).toBe(text);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('classesOf', () => {
  it('are those of all elements', () => {
    expect(classesOf('<a class="card shop-1"><svg class="icon" data-class="none"></svg></a>')).toEqual([
      ...['card', 'shop-1', 'icon'],
    ]);
  });
});
