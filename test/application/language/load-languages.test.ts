import { describe, expect, it } from 'vitest';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { LanguageStore } from '@/application/language/language-store';
import { LoadLanguages } from '@/application/language/load-languages';

describe('LoadLanguages', () => {
  it('offers the languages of the server [API-26]', async () => {
    const [cultures, store] = [new MemoryCultures(), new LanguageStore()];
    cultures.listed = ['fi', 'en'];
    await new LoadLanguages({ cultures, store }).load();
    expect(store.offered).toEqual(['fi', 'en']);
  });

  it('stores the failure for the language choice [HAND-03, API-27]', async () => {
    const [cultures, store] = [new MemoryCultures(), new LanguageStore()];
    cultures.listed = undefined;
    const load = new LoadLanguages({ cultures, store });
    await load.load();
    expect(store.failure).toEqual({ kind: 'notConfigured' });
    cultures.listed = ['sv'];
    await load.load();
    expect(store.failure).toBeUndefined();
  });
});
