import { describe, expect, it } from 'vitest';

import { MemoryImprint } from '@/adapters/headless/memory-imprint';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { LanguageStore } from '@/application/language/language-store';
import { LegalViewModel } from '@/ui/screens/legal/legal-view-model';
import { en, sv } from '@test/support/catalogues';

function aLegalPage({ texts = new MemoryTexts({ sv, en }), email = 'hej@lucka.example' } = {}) {
  const languages = new LanguageStore();
  const model = new LegalViewModel({ texts, languages, imprint: new MemoryImprint(email) });
  return { model, texts, languages };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('LegalViewModel', () => {
  it('waits for the legal texts, and has the contact address [ROUTE-45]', async () => {
    const { model } = aLegalPage();
    const stop = model.start();
    expect(model.state).toBe('loading');
    await settled();
    expect(model.state).toBe('ready');
    expect(model.contactEmail).toBe('hej@lucka.example');
    stop();
  });

  it('loads the texts of another language when it is chosen', async () => {
    const { model, texts, languages } = aLegalPage();
    const stop = model.start();
    await settled();
    const release = texts.holdNext();
    languages.setLanguage('en');
    expect(model.state).toBe('loading');
    release();
    await settled();
    expect(model.state).toBe('ready');
    stop();
  });

  it('reports missing texts, and loads them again', async () => {
    const texts = new MemoryTexts({ sv: { 'product.name': 'Lucka' } });
    const { model } = aLegalPage({ texts });
    const stop = model.start();
    await settled();
    expect(model.state).toBe('failed');
    await model.load();
    expect(model.state).toBe('failed');
    stop();
  });
});
