import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aShell } from '@test/support/cli/a-shell';

/** What is shown of a terminal: each line that begins with `$ npx lucka`, and what it printed. */
function sessionsOf(file: string): readonly (readonly (readonly [line: string, printed: string])[])[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/```console\n(.*?)```/gs);
  return [...blocks].map(([, text = '']) =>
    text
      .split(/^\$ npx lucka /m)
      .slice(1)
      .map((part) => {
        const [line = '', ...printed] = part.split('\n');
        return [line, printed.join('\n')] as const;
      }),
  );
}

describe('the tour', () => {
  it.each(['README.md', 'docs/command-line.md'])('prints what is documented: %s', async (file) => {
    const { lucka } = aShell();
    const sessions = sessionsOf(file);
    expect(sessions.length).toBeGreaterThan(0);
    for (const [line, printed] of sessions.flat()) {
      const { text, warned } = await lucka(line);
      expect((warned + text).replaceAll('\u00a0', ' '), line).toBe(printed);
    }
  });
});
