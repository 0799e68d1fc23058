import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COMMANDS } from '@cli/commands/all-commands';
import { wordsOf } from '@cli/command/usage';
import { DEMONSTRATION_MEMBER } from '@demo/demonstration-member';
import { aShell } from '@test/support/cli/a-shell';
import { FrozenHome, MemoryHome } from '@test/support/cli/memory-home';
import { PRINTED_DATA, printedDone } from '@test/support/cli/printed-shapes';
import { must } from '@test/support/builders/must';

/** Each command once, as its help teaches it, in an order in which each finds what it needs. */
const LESSONS = [
  'shops',
  'search',
  'menu',
  'article',
  'basket add',
  'basket change',
  'basket type',
  'basket note',
  'basket',
  'basket update',
  'basket spot',
  'order',
  'pay',
  'follow',
  'visit',
  'login',
  'favourites',
  'favourites add',
  'favourites remove',
  'history',
  'history again',
  'basket remove',
  'logout',
  'report',
];

const PRINTED_HISTORY = z.object({
  data: z.object({ orders: z.array(z.object({ orderId: z.string() })) }),
});

/** What brings about what an example takes for granted. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  'basket spot': ['basket type DineInPlace'],
  order: ['basket type TakeAway'],
  'basket remove': ['basket add side-halloumi-fries --shop 1 --yes'],
};

/** Its size is that of what it tells, which is said once (PAIN-88). */
const OUTPUT_MAX_CHARS = 40_000;

const exampleOf = (words: string): string =>
  (COMMANDS.find(({ usage }) => wordsOf(usage) === words)?.example ?? '').replace(/^lucka /, '');

describe('every command', () => {
  const commands = COMMANDS.map(({ usage }) => wordsOf(usage)).filter((words) => words in PRINTED_DATA);

  it('has an example', () => {
    expect([...LESSONS].sort()).toEqual([...commands].sort());
  });

  it(
    'does what its help describes, prints the documented shape, stores nothing for a query, and never prints a password [PAIN-82, PAIN-84, PAIN-85, PAIN-88]',
    { timeout: 900_000 },
    async () => {
      const home = new MemoryHome();
      const shell = aShell(home, DEMONSTRATION_MEMBER.password);
      for (const words of LESSONS) {
        for (const line of BEFORE[words] ?? []) await shell.lucka(line);
        const isQuery = COMMANDS.some(({ usage, isQuery }) => wordsOf(usage) === words && isQuery);
        const { lucka } = isQuery ? aShell(new FrozenHome(home), DEMONSTRATION_MEMBER.password) : shell;
        const example = await asDoable(shell, words, exampleOf(words));
        const { exitCode, text, warned } = await lucka(`${example} --json`);
        expect([words, exitCode, text.split('\n').length], text).toEqual([words, 0, 2]);
        const printed = printedDone.parse(JSON.parse(text));
        expect(printed.command).toBe(words);
        expect(must(PRINTED_DATA[words]).safeParse(printed.data).error, words).toBeUndefined();
        expect(text.length, words).toBeLessThan(OUTPUT_MAX_CHARS);
        expect(text + warned + example).not.toContain(DEMONSTRATION_MEMBER.password);
      }
      expect(home.content()).not.toContain(DEMONSTRATION_MEMBER.password);
    },
  );

  /** Where the example cannot be done as it is. */
  async function asDoable(
    { json }: ReturnType<typeof aShell>,
    words: string,
    example: string,
  ): Promise<string> {
    // No time passes here, so that nothing would come to an end.
    if (words === 'follow') return `${example} --once`;
    if (words !== 'history again') return example;
    const { data } = PRINTED_HISTORY.parse(await json('history'));
    return `history again ${data.orders[0]?.orderId ?? ''} --yes`;
  }
});
