import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@cli/commands/all-commands';
import { parseLine } from '@cli/run/parse-line';

const read = (line: string) =>
  parseLine(
    line.split(' ').filter((word) => word !== ''),
    '1.2.3',
  );

describe('parseLine', () => {
  it.each(COMMANDS.map(({ usage, example }) => [usage, example]))(
    'parses the example of %s',
    (usage, example) => {
      const line = example.replace(/^lucka /, '').replaceAll(/"[^"]*"/g, 'quoted');
      expect(read(line)).toMatchObject({ kind: 'command', command: { usage } });
    },
  );

  it('accepts own and global options, in any order', () => {
    const line = read('basket add soup --json --choose a/b --quantity 2 --choose c/d --yes');
    if (line.kind !== 'command') throw new Error(line.kind);
    expect(line.options).toMatchObject({ isJson: true, isYes: true, api: undefined });
    expect(line.input.words).toEqual(['soup']);
    expect(line.input.list('choose')).toEqual(['a/b', 'c/d']);
    expect(line.input.option('quantity')).toBe('2');
  });

  it('accepts the origin of an address, and refuses anything else', () => {
    const api = (address: string) => {
      const line = read(`shops --api ${address}`);
      return line.kind === 'command' ? line.options.api : line.kind;
    };
    expect(api('https://Lucka.example/shop/1')).toBe('https://lucka.example');
    expect(['lucka', 'localhost:3000', 'file:///etc/passwd'].map(api)).toEqual(Array(3).fill('misused'));
  });

  it('shows examples in its help', () => {
    for (const line of ['', '--help', 'basket add --help']) {
      const help = read(line);
      expect(help).toMatchObject({ kind: 'text', text: expect.stringContaining('lucka basket add') });
    }
    expect(read('--version')).toEqual({ kind: 'text', text: '1.2.3\n' });
  });

  it.each(['nonsense', 'basket add', 'shops --nonsense', 'article'])('reports the error in: %s', (line) => {
    expect(read(`${line} --json`)).toMatchObject({
      kind: 'misused',
      isJson: true,
      outcome: { reason: { code: 'usage', isRetryable: false } },
    });
  });
});
