import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@cli/commands/all-commands';
import { CHAIN_VERSION } from '@cli/sites/stored-chain';
import type { Home } from '@cli/home/home';
import { err } from '@/domain/shared/result';
import { emptyMemoryState } from '@api/stores';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';
import { printedFailure } from '@test/support/cli/printed-shapes';

const BURGER = 'basket add burger-classic --shop 1 --choose bun-brioche --choose meal-none';

/** Line, code, whether it may work later, field, exit code. */
const FAILURES = [
  ['menu', 'usage', false, 'shop', 2],
  ['menu --shop x', 'usage', false, 'shop', 2],
  ['menu --shop 99', 'not-found', false, undefined, 1],
  ['menu --shop 1 --limit none', 'usage', false, 'limit', 2],
  ['article no-such-dish --shop 1', 'not-found', false, 'article', 1],
  ['basket add burger-classic --shop 1', 'choices-missing', false, 'choose', 1],
  ['basket add burger-classic --shop 1 --choose no/such', 'usage', false, 'choose', 2],
  ['basket add burger-classic --shop 1 --quantity 0', 'usage', false, 'quantity', 2],
  ['basket add sushi-nothing --shop 2', 'not-found', false, 'article', 1],
  ['basket change 1', 'usage', false, 'line', 2],
  ['basket type Nowhere', 'usage', false, 'type', 2],
  ['order', 'incomplete', false, 'items', 1],
  ['pay', 'usage', false, 'order', 2],
  ['pay --card stolen', 'usage', false, 'card', 2],
  ['pay --link', 'usage', false, 'link', 2],
  ['follow', 'usage', false, 'order', 2],
  ['login stranger@lucka.example', 'wrong-password', false, 'password', 1],
  ['favourites', 'not-authenticated', false, undefined, 1],
  ['favourites add dish soup', 'usage', false, 'type', 2],
  ['history 0', 'usage', false, 'page', 2],
  ['visit /no/such/page', 'not-found', false, 'path', 1],
  ['shops --api http://127.0.0.1:9', 'unreachable', true, undefined, 75],
  ['shops --api lucka', 'usage', false, 'api', 2],
  ['shops --language tlh', 'usage', false, 'language', 2],
  ['shops --nonsense', 'usage', false, 'nonsense', 2],
  ['article', 'usage', false, 'code', 2],
  ['nonsense', 'usage', false, 'command', 2],
  ['completion tcsh', 'usage', false, 'shell', 2],
] as const;

describe('what goes wrong', () => {
  it.each(FAILURES)(
    '%s: %s, retryable %s, field %s, exit %i [PAIN-83]',
    async (line, code, isRetryable, field, exitCode) => {
      const { lucka } = aShell(new MemoryHome(), 'Not-the-1');
      const [json, text] = [await lucka(`${line} --json`), await lucka(line)];
      const { reason } = printedFailure.parse(JSON.parse(json.text));
      expect(reason).toEqual({ code, isRetryable, ...(field !== undefined && { field }) });
      expect([json.exitCode, text.exitCode]).toEqual([exitCode, exitCode]);
      expect(text.text).toMatch(/\S/);
      expect(text.text.includes('Trying again may help.')).toBe(isRetryable);
    },
  );

  it('changes nothing if it fails [PAIN-82]', async () => {
    const { lucka, json } = aShell();
    await lucka(BURGER);
    const before = await json('basket');
    for (const line of [
      'basket change 1 --quantity 1000',
      'basket remove 2',
      'basket type Nowhere',
      'basket spot 1',
    ]) {
      expect(await json(line), line).toMatchObject({ ok: false });
      expect(await json('basket')).toEqual(before);
    }
  });

  it('refuses an order to eat here without a table, and names the field [DEC-10]', async () => {
    const { lucka, json } = aShell();
    await lucka(BURGER);
    await lucka('basket type DineInPlace');
    expect(await json('order')).toMatchObject({
      ok: false,
      reason: { code: 'incomplete', isRetryable: false, field: 'spot' },
    });
    expect((await lucka('order')).text).toContain('spot: missing');
  });

  it('reports that another process uses the home, and does nothing [PAIN-83]', async () => {
    const { lucka } = aShell(new LockedHome());
    const { exitCode, text } = await lucka(`${BURGER} --json`);
    expect(exitCode).toBe(75);
    expect(JSON.parse(text)).toMatchObject({
      reason: { code: 'home-in-use', isRetryable: true, field: 'home' },
    });
    expect((await lucka(BURGER)).text).toContain('process 4711 on kitchen');
    expect((await lucka('shops')).exitCode).toBe(0);
  });

  it.each([
    ['nothing readable', new Uint8Array([1, 2, 3])],
    ['one of another version', bytesOfVersion(CHAIN_VERSION + 1)],
  ])('renames a chain that is %s, reports it, and destroys nothing', async (_, bytes) => {
    const home = new MemoryHome();
    await home.saveChain(bytes);
    const { lucka } = aShell(home);
    expect((await lucka('shops')).warned).toContain('another version');
    expect(await home.chain()).toBe(bytes);
    const { exitCode, warned } = await lucka(BURGER);
    expect([exitCode, warned]).toEqual([0, expect.stringContaining('The old one is in chain-set-aside-1')]);
    expect(home.aside).toEqual([bytes]);
    expect((await lucka('shops')).warned).toBe('');
  });

  it('accepts no password as an argument [PAIN-85]', () => {
    const options = COMMANDS.flatMap((command) => [
      command.usage,
      ...command.options.map(({ flags }) => flags),
    ]);
    expect(options.filter((text) => /password|secret|token|code>?.*card-number/i.test(text))).toEqual([]);
  });
});

function bytesOfVersion(version: number): Uint8Array {
  return serialize({ version, since: 0, state: emptyMemoryState() });
}

/** A home that another process has locked. */
class LockedHome extends MemoryHome {
  override lock(): ReturnType<Home['lock']> {
    const holder = {
      pid: 4711,
      host: 'kitchen',
      command: 'pay',
      since: '2026-11-21T11:00:00.000Z',
      file: 'lock',
    };
    return Promise.resolve(err(holder));
  }
}
