import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '@/domain/shared/language';
import { COMMANDS } from '@cli/commands/all-commands';
import { completionScript, SHELLS } from '@cli/completion/completion-script';
import { PAGES } from '@cli/run/pages';

const EVERY = [...COMMANDS, ...PAGES];

const isThere = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

/** A quote would go unseen: bash takes it from the words on offer. */
const TELLS_BACK = String.raw`lucka() { echo "$*" | tr ' "' '_Q'; }`;

/** As readline gives them to a completion: quotes stay, and its word breaks are words. */
const readlineWords = (line: string): readonly string[] =>
  line.split(' ').flatMap((word) => (word === '' ? [''] : (word.match(/"[^"]*"?|[:=@]+|[^":=@]+/g) ?? [])));

/** What bash offers on a line whose last word is being typed. */
function offered(line: string, lucka = TELLS_BACK): readonly string[] {
  const words = readlineWords(line);
  const script = `${lucka}
${completionScript('bash', EVERY)}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; COMPREPLY=()
_lucka; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], {
    encoding: 'utf8',
    env: { ...process.env, HOME: '/home/ada' },
  })
    .split('\n')
    .filter((each) => each !== '');
}

describe('completionScript', () => {
  it.each([
    ['lucka ba', ['basket']],
    ['lucka basket a', ['add']],
    ['lucka --json --home /tmp basket a', ['add']],
    ['lucka favourites r', ['remove']],
    ['lucka pay --c', ['--card']],
    ['lucka pay --card ', ['succeeds', 'declined', 'lostAnswer']],
    ['lucka shops --language ', [...LANGUAGES]],
    ['lucka menu --shop ', ['words_shops']],
    ['lucka menu --api http://a.example --shop ', ['words_shops_--api_http://a.example']],
    ['lucka menu --api http://a.example:80 --shop ', ['words_shops_--api_http://a.example:80']],
    ['lucka menu --api "http://a.example" --shop ', ['words_shops_--api_http://a.example']],
    ['lucka menu --api="http://a.example" --shop=', ['words_shops_--api_http://a.example']],
    ['lucka menu --home ~/x --shop ', ['words_shops_--home_/home/ada/x']],
    ['lucka menu --api http://ada@a.example --shop ', ['words_shops_--api_http://ada@a.example']],
    ['lucka pay --card=d', ['declined']],
    ['lucka basket add wo', ['words_articles']],
    ['lucka article --shop=3 wo', ['words_articles_--shop_3']],
    ['lucka article --shop 3 --home /tmp wo', ['words_articles_--shop_3_--home_/tmp']],
    ['lucka article soup wo', []],
    ['lucka basket wo', []],
    ['lucka basket add --q', ['--quantity']],
  ])('completes %s in bash: %s', (line, names) => {
    expect([...offered(line)].sort()).toEqual([...names].sort());
  });

  it('offers nothing if lucka fails, and prints nothing', () => {
    expect(offered('lucka menu --shop ', 'lucka() { echo broken; echo broken >&2; return 2; }')).toEqual([]);
  });

  it.each(SHELLS.filter(isThere))('is a script that %s can parse', (shell) => {
    const { status, stderr } = spawnSync(shell, ['-n'], {
      input: completionScript(shell, EVERY),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each(SHELLS)('contains every command and option: %s', (shell) => {
    const script = completionScript(shell, EVERY);
    for (const { usage, options } of EVERY) {
      const words = usage.split(' ').filter((word) => /^[a-z]/.test(word));
      const flags = options.map((option) => option.flags.split(' ')[0]?.slice(2) ?? '');
      for (const name of [...words, ...flags]) expect(script).toContain(name);
    }
  });
});
