import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadChain } from '@api/chain/load-chain';
import { LEGAL_MAX_BYTES, parseLegalText } from '@api/chain/legal/parse-legal-text';
import { readLegalTexts } from '@/adapters/contract/legal-text';
import { smallChain } from '@test/support/api/a-small-chain';
import { runs } from '@test/support/properties/runs';

const TERMS = '# Villkor\n\nVi lagar maten.\n';
const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

const errorsOf = (files: Readonly<Record<string, string>>) => {
  const legal = Object.entries(files).map(([file, text]) => [`legal/${file}`, encoded(text)] as const);
  const loaded = loadChain(new Map([...smallChain(), ...legal]));
  const found = loaded.ok ? loaded.value.warnings() : loaded.error;
  return found
    .filter(({ file }) => file.startsWith('legal/'))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
};

const errorsIn = (text: string) => errorsOf({ 'terms.sv.md': text, 'terms.en.md': TERMS });

describe('the legal texts of a chain', () => {
  it('are Markdown in each language [DEC-111]', () => {
    expect(errorsOf({ 'terms.sv.md': TERMS, 'terms.en.md': '# Terms\n\n- [Ask](tel:+468123)\n' })).toEqual(
      [],
    );
    expect(errorsOf({})).toEqual([]);
  });

  it('are read in the first language where another one is missing, which is a warning', () => {
    expect(errorsOf({ 'terms.sv.md': TERMS })).toEqual([
      'legal/terms.en.md:1 The text is missing: visitors read that in sv',
    ]);
    expect(errorsOf({ 'terms.en.md': TERMS })).toEqual([
      'legal/terms.sv.md:1 The text is missing in sv, the first language of the chain',
    ]);
  });

  it.each([
    ['HTML', '# A\n\n<script>alert(1)</script>', '3 Invalid input: expected text, received HTML'],
    [
      'HTML in a line',
      '# A\n\nb <img src=x onerror=alert(1)>',
      '3 Invalid input: expected text, received HTML',
    ],
    ['a comment', '# A\n\n<!-- b -->', '3 Invalid input: expected text, received HTML'],
    ['a picture', '# A\n\n![b](https://c.se/d.png)', '3 Invalid input: expected text, received a picture'],
    ['code', '# A\n\n```\nb\n```', '3 Invalid input: expected text, received code'],
    ['a quotation', '# A\n\n> b', '3 Invalid input: expected text, received a quotation'],
    ...[
      ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#115;cript:alert(1)', 'data:text/html,x'],
      ...['vbscript:x', '//evil.example', '/shop/1', 'https:', 'file:///etc/passwd', '&#1;javascript:x'],
    ].map((href) => [
      `a link to ${href}`,
      `# A\n\n[b](${href})`,
      '3 Invalid input: expected a link to https:, http:, mailto: or tel:',
    ]),
    [
      'a script behind a reference',
      '# A\n\n[b]\n\n[b]: javascript:alert(1)',
      '3 Invalid input: expected a link',
    ],
    ['no title', 'A', '1 Invalid input: expected one heading of level 1, at the beginning'],
    ['two titles', '# A\n\n# B', '1 Invalid input: expected one heading of level 1, at the beginning'],
    ['deep lists', `# A\n\n${'- '.repeat(40)}b`, '3 More than 12 levels'],
    ['deep emphasis', `# A\n\n${'*a **b '.repeat(10)}c${'***'.repeat(10)}`, '3 More than 12 levels'],
  ])('have no %s', (_, text, error) => {
    expect(errorsIn(text)[0]).toContain(`legal/terms.sv.md:${error}`);
  });

  it.each([
    ['another name', { 'cookies.sv.md': TERMS }, 'It is not named like legal/terms.en.md'],
    ['another folder', { 'old/terms.sv.md': TERMS }, 'It is not named like legal/terms.en.md'],
    ['another language', { 'terms.sv.md': TERMS, 'terms.fi.md': TERMS }, 'The chain has no language fi'],
    ['too much', { 'terms.sv.md': TERMS + 'a'.repeat(LEGAL_MAX_BYTES) }, 'It is larger than 100000 bytes'],
  ])('are refused with %s', (_, files, message) => {
    expect(errorsOf(files)).toContainEqual(expect.stringContaining(message));
  });

  it('are what the storefront can read, or errors, whatever the text is', () => {
    const sign = fc.constantFrom(...'#*_-+>[]()!`<>&\\\n\n \t1.ab:/"\'~|=', 'https://a.se', 'javascript:x');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const parsed = parseLegalText(`# A\n\n${signs.join('')}`);
        if (!parsed.ok) {
          expect(parsed.error).not.toEqual([]);
          return;
        }
        const wire: unknown = JSON.parse(JSON.stringify({ terms: { language: 'sv', blocks: parsed.value } }));
        expect(readLegalTexts(wire, () => undefined)).toMatchObject({ ok: true });
      }),
      { numRuns: runs(500) },
    );
  });
});
