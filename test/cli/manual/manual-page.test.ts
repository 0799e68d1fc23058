import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@cli/commands/all-commands';
import { manualPage } from '@cli/manual/manual-page';
import { PAGES } from '@cli/run/pages';
import { TOOLS } from '@cli/tools/all-tools';
import { projectVersion } from '@test/support/cli/project-version';

const EVERY = [...COMMANDS, ...TOOLS, ...PAGES];

describe('manualPage', () => {
  it('is docs/lucka.1; `node scripts/manual.mjs` writes it', () => {
    expect(readFileSync('docs/lucka.1', 'utf8')).toBe(manualPage(EVERY, projectVersion()));
  });

  it('has every command, with all its options and its example', () => {
    const page = manualPage(EVERY, '1.2.3+abc').replaceAll('\\-', '-');
    for (const { usage, options, example } of EVERY) {
      for (const text of [usage, example, ...options.map(({ flags }) => flags)]) expect(page).toContain(text);
    }
    expect(page).toContain('"lucka 1.2.3"');
  });

  it('escapes macros', () => {
    const odd = { usage: 'odd', description: '.so /etc/passwd', options: [], example: "'\\\\n-x" };
    const page = manualPage([odd], '1');
    expect(page).toContain('\n\\&.so /etc/passwd\n');
    expect(page).toContain("\n\\&'\\e\\en\\-x\n");
  });
});
