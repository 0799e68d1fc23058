import { describe, expect, it } from 'vitest';

import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';

const CATALOGUES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  sv: { hello: 'Hej {{name}}' },
  en: { hello: 'Hello {{name}}', bye: 'Goodbye' },
};

function fetchHere(language: Language): Promise<Readonly<Record<string, string>>> {
  const catalogue = CATALOGUES[language];
  return catalogue === undefined ? Promise.reject(new Error('There is none')) : Promise.resolve(catalogue);
}

describe.each<[string, () => Texts]>([
  ['by i18next', () => new I18nextTexts(new RecordingFailureReporter(), fetchHere)],
  ['in memory', () => new MemoryTexts(CATALOGUES)],
])('Texts %s', (_, open) => {
  it('uses a loaded language, with values [PROD-17, PROD-18]', async () => {
    const texts = open();
    expect(await texts.load('sv')).toBe(true);
    expect(await texts.load('en')).toBe(true);
    expect(texts.text('sv', 'hello', { name: 'Åsa' })).toBe('Hej Åsa');
    expect(texts.text('sv', 'bye')).toBe('Goodbye');
    expect(texts.text('sv', 'neither')).toBe('neither');
  });

  it("loads home's texts first", async () => {
    const texts = open();
    expect(await texts.loadFirst('sv')).toBe(true);
    expect(texts.text('sv', 'hello', { name: 'Åsa' })).toBe('Hej Åsa');
  });

  it('loads legal texts on request', async () => {
    const texts = open();
    expect(await texts.loadLegal('sv')).toBe(true);
    expect(texts.text('sv', 'hello', { name: 'Åsa' })).toBe('Hej Åsa');
  });

  it('reports that a catalogue cannot be loaded', async () => {
    expect(await open().load('fi')).toBe(false);
    expect(await open().loadFirst('fi')).toBe(false);
    expect(await open().loadLegal('fi')).toBe(false);
  });

  it('reports which keys exist', async () => {
    const texts = open();
    await texts.load('sv');
    await texts.load('en');
    expect([texts.has('hello'), texts.has('neither')]).toEqual([true, false]);
  });
});
