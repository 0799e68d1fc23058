import { describe, expect, it } from 'vitest';
import { ChooseFirstLanguage, type LanguageHints } from '@/application/language/choose-first-language';
import type { Language } from '@/domain/shared/language';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryCultures } from '@test/support/memory/memory-cultures';

function aVisit({ listed, cookie }: { listed?: readonly Language[] | undefined; cookie?: Language } = {}) {
  const [cultures, clock] = [new MemoryCultures(), new ManualClock()];
  cultures.listed = listed;
  cultures.chosen = cookie;
  const choose = new ChooseFirstLanguage({ cultures, clock });
  return { cultures, clock, choose: (hints: LanguageHints) => choose.choose(hints) };
}

describe('ChooseFirstLanguage', () => {
  it.each([
    [['nb-NO', 'en'], 'no'],
    [['de', 'en-GB'], 'en'],
    [['sv'], 'no'],
  ])('stores what browser and chain share: %j is %s', async (preferred, language) => {
    const { cultures, choose } = aVisit({ listed: ['no', 'en'] });
    await choose({ preferred });
    expect(cultures.known()).toBe(language);
  });

  it('follows the cookie without asking for the languages', async () => {
    const { cultures, choose } = aVisit({ listed: ['no', 'en'], cookie: 'en' });
    await choose({ preferred: ['nb'], named: 'en' });
    expect([cultures.known(), cultures.script.calls]).toEqual(['en', []]);
  });

  it('follows the server, which has decided for the page that it drew', async () => {
    const { cultures, choose } = aVisit({ listed: ['no', 'en'] });
    await choose({ drawn: 'en', preferred: ['nb'], named: 'no' });
    expect([cultures.known(), cultures.script.calls]).toEqual(['en', []]);
  });

  it('prefers the language of the address to the cookie, if the chain has it', async () => {
    const { cultures, choose } = aVisit({ listed: ['no', 'en'], cookie: 'no' });
    await choose({ named: 'en', preferred: [] });
    expect(cultures.known()).toBe('en');
    const other = aVisit({ listed: ['no', 'en'], cookie: 'en' });
    await other.choose({ named: 'ru', preferred: ['nb'] });
    expect(other.cultures.known()).toBe('en');
  });

  it('decides nothing where the chain names no language [PROD-17, API-05]', async () => {
    const { cultures, choose } = aVisit({ listed: undefined });
    await choose({ preferred: ['fi'] });
    expect(cultures.known()).toBeUndefined();
    expect(cultures.current()).toBe('sv');
  });

  it('follows the browser where the languages cannot be read, and waits no longer than two seconds', async () => {
    const { cultures, clock, choose } = aVisit({ listed: ['no'] });
    cultures.script.holdNext();
    const chosen = choose({ preferred: ['fi'] });
    await clock.advance(2_000);
    await chosen;
    expect(cultures.known()).toBe('fi');
  });
});
