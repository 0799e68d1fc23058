import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let locales = '';

beforeEach(() => {
  locales = mkdtempSync(path.join(tmpdir(), 'lucka-locales-'));
  addLanguage('sv', { name: 'Svenska', locale: 'sv-SE', position: 1 });
  addLanguage('no', { name: 'Norsk', locale: 'nb-NO', aliases: ['nb'], position: 2 });
});

afterEach(() => {
  rmSync(locales, { recursive: true });
});

function addLanguage(code: string, description: object): void {
  mkdirSync(path.join(locales, code));
  writeFileSync(path.join(locales, code, 'language.json'), JSON.stringify(description));
}

const SCRIPT = `
  import { readLanguages } from './scripts/languages.mjs';
  console.log(JSON.stringify(readLanguages(process.argv[1])));
`;

function read(): { readonly languages: unknown; readonly error: string } {
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', SCRIPT, locales], {
    encoding: 'utf8',
  });
  return { languages: stdout === '' ? undefined : JSON.parse(stdout), error: stderr };
}

describe('readLanguages', () => {
  it('has a language for each folder, by their positions: a new folder is enough', () => {
    addLanguage('de', { name: 'Deutsch', locale: 'de-DE', position: 1 });
    writeFileSync(path.join(locales, 'README.md'), 'Texts');
    expect(read().languages).toEqual([
      { code: 'de', name: 'Deutsch', locale: 'de-DE', aliases: [] },
      { code: 'sv', name: 'Svenska', locale: 'sv-SE', aliases: [] },
      { code: 'no', name: 'Norsk', locale: 'nb-NO', aliases: ['nb'] },
    ]);
  });

  it('says which folder is not named by a code, or what its description lacks', () => {
    addLanguage('english', { name: 'English', locale: 'en-GB', position: 3 });
    expect(read().error).toContain('locales/english: name the folder by the two letters of ISO 639-1.');
    rmSync(path.join(locales, 'english'), { recursive: true });
    addLanguage('en', { name: 'English' });
    expect(read().error).toContain('locales/en/language.json: give "name", "locale" and "position".');
  });
});

describe('the sources', () => {
  it('name no language but the default and the fallback; the pages of the demonstration, the list of a company and the endings of words name theirs', () => {
    const naming = ['src', 'api', 'cli', 'simulator', 'demo']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /['"](fi|ru)['"]|\b(fi|ru): /.test(readFileSync(file, 'utf8')));
    expect(naming.filter((file) => !/-texts\.ts$|\/(stripe-locale|search\/stem)\.ts$/.test(file))).toEqual(
      [],
    );
  });
});
