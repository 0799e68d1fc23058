import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { sv } from '@test/support/catalogues';

const KEYS = new Set(Object.keys(sv).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
const SUBJECTS = new Set([...KEYS].map(subjectOf));

/** What the sources name in quotes, with where: a key by itself, or the beginning of one that is put together. */
const SAID = ['src', 'api', 'pages'].flatMap(sourcesOf).flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/['"`]([a-z]\w*\.[\w.-]*)(['"`]|\$\{)/gi)].map(([, key = '', end]) => ({
    file,
    key,
    isBeginning: end === '${',
  }));
});

describe('the keys of the texts', () => {
  it('exist for every use in the sources', () => {
    const isThere = ({ key, isBeginning }: (typeof SAID)[number]): boolean =>
      isBeginning ? [...KEYS].some((known) => known.startsWith(key)) : KEYS.has(key);
    const unknown = SAID.filter((said) => SUBJECTS.has(subjectOf(said.key)) && !isThere(said));
    expect(unknown).toEqual([]);
  });

  it('are all used', () => {
    const isSaid = (key: string): boolean =>
      SAID.some((said) => (said.isBeginning ? key.startsWith(said.key) : key === said.key));
    expect([...KEYS].filter((key) => !isSaid(key))).toEqual([]);
  });
});

function subjectOf(key: string): string {
  return key.split('.')[0] ?? '';
}

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name));
}
