import { describe, expect, it } from 'vitest';

import { ApplyLanguage } from '@/application/app/apply-language';
import { ChangeLanguage } from '@/application/app/change-language';
import { LoadLanguages } from '@/application/language/load-languages';
import { LanguageViewModel } from '@/ui/shell/language-view-model';
import { aTab } from '@test/support/an-app';

function setUp() {
  const tab = aTab();
  const { cultures } = tab.server;
  const model = new LanguageViewModel({
    ...tab,
    changeLanguage: new ChangeLanguage({ cultures, applyLanguage: new ApplyLanguage(tab) }),
    loadLanguages: new LoadLanguages({ cultures, store: tab.languages }),
  });
  return { tab, cultures, model };
}

describe('LanguageViewModel', () => {
  it('loads the languages when it starts [SHELL-25]', async () => {
    const { tab, cultures, model } = setUp();
    cultures.listed = ['sv', 'en'];
    model.start();
    await tab.clock.settle();
    expect([model.offered, model.failure]).toEqual([['sv', 'en'], undefined]);
  });

  it('says inline that no languages are configured [HAND-03]', async () => {
    const { tab, cultures, model } = setUp();
    cultures.listed = undefined;
    model.start();
    await tab.clock.settle();
    expect(model.failure?.key).toBe('language.notConfigured');
  });

  it('changes the language', async () => {
    const { tab, model } = setUp();
    await model.choose('fi');
    expect([tab.languages.language, tab.notices.error.visible]).toEqual(['fi', false]);
  });

  it('shows the error popup where the change is refused, and stays with the language [HAND-01]', async () => {
    const { tab, cultures, model } = setUp();
    cultures.script.failNext({ kind: 'unreachable', isTimeout: false });
    await model.choose('fi');
    expect([tab.languages.language, tab.notices.error.visible]).toEqual(['sv', true]);
  });
});
