import { describe, expect, it } from 'vitest';
import { firstLanguage } from '@/domain/shared/first-language';

describe('firstLanguage', () => {
  it.each([
    [['fi-FI', 'sv'], ['sv', 'fi'], 'fi'],
    [['nb-NO', 'en'], ['en', 'no'], 'no'],
    [['nn'], ['en', 'no'], 'no'],
    [['de-AT', 'en-GB', 'sv'], ['sv', 'en'], 'en'],
    [['de'], ['no', 'en'], 'no'],
    [[], ['ru', 'sv'], 'ru'],
  ] as const)('is, of the visitor’s %j and the chain’s %j, %s', (preferred, offered, first) => {
    expect(firstLanguage(preferred, offered)).toBe(first);
  });

  it('is Swedish where the chain names no language [PROD-17, API-05]', () => {
    expect(firstLanguage(['fi'], [])).toBe('sv');
  });
});
