import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLegalTexts } from '@/adapters/contract/legal-text';
import { importChain } from '@api/chain/import-chain';
import { loadChain } from '@api/chain/load-chain';
import { smallChain } from '@test/support/api/a-small-chain';
import { NOON } from '@test/support/api/a-stored-order';
import { Guest } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

async function importTexts(texts: Readonly<Record<string, string>>): Promise<void> {
  const files = Object.entries(texts).map(
    ([file, text]) => [`legal/${file}`, new TextEncoder().encode(text)] as const,
  );
  const loaded = loadChain(new Map([...smallChain(), ...files]));
  if (!loaded.ok) expect.unreachable(JSON.stringify(loaded.error));
  await importChain(api.stores, loaded.value, NOON);
}

async function titles(language: string) {
  const { status, text } = await guest.get(`/api/legal/${language}`);
  expect(status).toBe(200);
  const texts = readLegalTexts(JSON.parse(text), () => undefined);
  if (!texts.ok) return expect.unreachable(texts.error);
  return [texts.value.terms, texts.value.privacy, texts.value.accessibility].map(
    (each) => each && [each.language, each.blocks[0]],
  );
}

const title = (text: string) => ({ kind: 'heading', level: 1, content: [{ kind: 'text', text }] });

describe('GET /api/legal/{language}', () => {
  it('has no text where the chain has none of its own [DEC-111]', async () => {
    expect(await titles('sv')).toEqual([undefined, undefined, undefined]);
  });

  it('has the text in the language, else in the first language of the chain, and follows imports [DEC-111]', async () => {
    await importTexts({
      'terms.sv.md': '# Villkor',
      'terms.en.md': '# Terms',
      'privacy.sv.md': '# Uppgifter',
      'accessibility.sv.md': '# Tillgänglighet',
      'accessibility.en.md': '# Accessibility',
    });
    expect(await titles('en')).toEqual([
      ['en', title('Terms')],
      ['sv', title('Uppgifter')],
      ['en', title('Accessibility')],
    ]);
    expect(await titles('ru')).toEqual([
      ['sv', title('Villkor')],
      ['sv', title('Uppgifter')],
      ['sv', title('Tillgänglighet')],
    ]);
    await importTexts({ 'terms.sv.md': '# Nya villkor' });
    expect(await titles('en')).toEqual([['sv', title('Nya villkor')], undefined, undefined]);
  });

  it('refuses what is no language', async () => {
    expect((await guest.get('/api/legal/xx')).status).toBe(400);
    expect((await guest.get('/api/legal/..%2F..%2Fchain.json')).status).toBe(400);
  });
});
