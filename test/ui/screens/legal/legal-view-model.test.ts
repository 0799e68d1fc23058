import { describe, expect, it } from 'vitest';

import { MemoryImprint } from '@/adapters/headless/memory-imprint';
import { LanguageStore } from '@/application/language/language-store';
import { LegalStore } from '@/application/legal/legal-store';
import { LoadLegalTexts } from '@/application/legal/load-legal-texts';
import { LoadSellers } from '@/application/legal/load-sellers';
import type { LegalTexts } from '@/domain/legal/legal-text';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import type { LegalSource } from '@/domain/ports/legal-source';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import { LegalViewModel } from '@/ui/screens/legal/legal-view-model';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { en, sv } from '@test/support/catalogues';

const OWN: LegalTexts = {
  terms: {
    language: 'sv',
    blocks: [{ kind: 'heading', level: 1, content: [{ kind: 'text', text: 'Våra villkor' }] }],
  },
  privacy: undefined,
  accessibility: undefined,
};

const NONE: LegalTexts = { terms: undefined, privacy: undefined, accessibility: undefined };

const SELLERS: readonly ShopSeller[] = [
  { name: 'Lucka AB', organisationNumber: '556000-0000', address: [], shops: [] },
];

class StubSource implements LegalSource {
  answer: Result<LegalTexts, RemoteFailure> = ok(NONE);
  named: Result<readonly ShopSeller[], RemoteFailure> = ok(SELLERS);

  texts(): Promise<Result<LegalTexts, RemoteFailure>> {
    return Promise.resolve(this.answer);
  }

  sellers(): Promise<Result<readonly ShopSeller[], RemoteFailure>> {
    return Promise.resolve(this.named);
  }
}

function aLegalPage({ texts = new MemoryTexts({ sv, en }), email = 'hej@lucka.example' } = {}) {
  const [languages, store, source] = [new LanguageStore(), new LegalStore(), new StubSource()];
  const loadTexts = new LoadLegalTexts({
    ...{ source, texts, languages, store },
    loadSellers: new LoadSellers({ source, store }),
  });
  const imprint = new MemoryImprint(email);
  const model = new LegalViewModel({ store, loadTexts, languages, imprint }, 'terms');
  return { model, texts, languages, source };
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

  it('has the text of the chain in place of that of the product [DEC-111]', async () => {
    const { model, source } = aLegalPage();
    source.answer = ok(OWN);
    const stop = model.start();
    await settled();
    expect(model.own).toBe(OWN.terms);
    stop();
  });

  it('shows no text of the product while it is unknown whether the chain has one [DEC-111]', async () => {
    const { model, source } = aLegalPage();
    source.answer = err({ kind: 'unreachable', isTimeout: true });
    const stop = model.start();
    await settled();
    expect(model.state).toBe('failed');
    source.answer = ok(OWN);
    await model.load();
    expect(model.state).toBe('ready');
    stop();
  });

  it('has the companies that sell, and shows no terms while these are unknown [DEC-138]', async () => {
    const { model, source } = aLegalPage();
    source.named = err({ kind: 'unreachable', isTimeout: true });
    const stop = model.start();
    await settled();
    expect(model.state).toBe('failed');
    source.named = ok(SELLERS);
    await model.load();
    expect(model.state).toBe('ready');
    expect(model.sellers).toEqual(SELLERS);
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
