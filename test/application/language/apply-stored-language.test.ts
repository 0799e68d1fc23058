import { describe, expect, it } from 'vitest';
import { aTab } from '@test/support/an-app';

describe('ApplyStoredLanguage', () => {
  it('switches to the stored language once its texts are loaded', async () => {
    const tab = aTab();
    tab.server.cultures.chosen = 'fi';
    const letGo = tab.texts.holdNext();
    const running = tab.applyStoredLanguage.apply();
    await tab.clock.settle();
    expect(tab.languages.language).toBe('sv');
    letGo();
    await running;
    expect(tab.languages.language).toBe('fi');
  });
});
