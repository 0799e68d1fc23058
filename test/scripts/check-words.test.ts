import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lucka-words-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function check(): { readonly exit: number | null; readonly lines: readonly string[] } {
  const { status, stdout } = spawnSync('node', ['scripts/check-words.mjs', root], { encoding: 'utf8' });
  return { exit: status, lines: stdout.trim().split('\n').slice(0, -1) };
}

/** A retired word, put together here so that the check does not find it in this file. */
const RETIRED = ['wea', 'ther'].join('');
const CAPITALIZED = ['Wea', 'ther'].join('');

describe('check-words', () => {
  it('finds nothing where no retired word occurs', () => {
    write('src/a.ts', `const network = 1; // ${RETIRED}ed`);
    expect(check()).toEqual({ exit: 0, lines: [] });
  });

  it('names file, line and replacement of a retired word in a comment, an identifier or a document', () => {
    write('src/a.ts', `\n// the ${RETIRED} of a network`);
    write('api/b.ts', `const bad${CAPITALIZED}Times = 1;`);
    write('docs/c.md', `The ${CAPITALIZED}.`);
    const { exit, lines } = check();
    expect(exit).toBe(1);
    expect([...lines].sort()).toEqual([
      `api/b.ts:1: “${RETIRED}”: write “network profile”`,
      `docs/c.md:1: “${RETIRED}”: write “network profile”`,
      `src/a.ts:2: “${RETIRED}”: write “network profile”`,
    ]);
  });

  it('reads the names of files', () => {
    write(`cli/${RETIRED}-report.ts`, 'export const a = 1;');
    expect(check().lines).toEqual([`cli/${RETIRED}-report.ts:0: “${RETIRED}”: write “network profile”`]);
  });

  it('exempts the wire contract and migrations', () => {
    write('src/adapters/contract/a.ts', `// ${RETIRED}`);
    write('api/database/migrations/1.ts', `// ${RETIRED}`);
    expect(check()).toEqual({ exit: 0, lines: [] });
  });
});
