import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lucka-sources-'));
  write('docs/spec/requirements.md', '- **BASK-01** A dish can be added.\n- **BASK-02** And removed.');
  write('docs/spec/specification.md', '## 4. States\n\n**Basket**\n\n## 5. Validation');
  write('docs/spec/decisions.md', '| `POST /api/order` | 201 |');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function check(): { readonly exit: number | null; readonly lines: readonly string[] } {
  const { status, stdout } = spawnSync('node', ['scripts/check-sources.mjs', root], { encoding: 'utf8' });
  return { exit: status, lines: stdout.trim().split('\n').slice(0, -1) };
}

/** A citation that does not resolve, put together here so that the check does not find it in this file. */
const cite = (...words: readonly string[]): string => `/** A rule. Source: ${words.join('')}. */`;

describe('check-sources', () => {
  it('finds nothing where everything that is cited is in docs/', () => {
    write('src/a.ts', cite('spec §4 Basket, BASK-01 to BASK-02; decisions, POST /api/order'));
    expect(check()).toEqual({ exit: 0, lines: [] });
  });

  it('names file and line of each that does not resolve', () => {
    const unresolved = [
      ['BASK', '-03'],
      ['P', '13'],
      ['spec ', '§8'],
      ['spec ', '§5 Basket'],
      ['decisions', ', GET /api/shops'],
      ['docs', '/nowhere.md'],
    ];
    unresolved.forEach((words, index) => write(`src/${index}.ts`, `const a = 1;\n${cite(...words)}`));
    const { exit, lines } = check();
    expect(exit).toBe(1);
    expect([...lines].sort()).toEqual(
      unresolved.map((words, index) => `src/${index}.ts:2: ${words.join('')}`),
    );
  });

  it('reads the ids in the title of a test', () => {
    write('test/a.test.ts', `it('adds [BASK-01, ${'C'}17]', () => {});`);
    expect(check()).toEqual({ exit: 1, lines: ['test/a.test.ts:1: C17'] });
  });

  it('names each path and link of a document that does not exist', () => {
    write('src/basket/put-item.ts', 'export const a = 1;');
    const gone = ['src', '/basket/gone.ts'].join('');
    write(
      'docs/a.md',
      `\`src/basket/put-item.ts\`, \`src/basket/<name>.ts\`, \`${gone}\`\n[b](b.md), [a](a.md#part), [c](https://c.example)`,
    );
    expect(check()).toEqual({ exit: 1, lines: [`docs/a.md:1: ${gone}`, 'docs/a.md:2: b.md'] });
  });
});
