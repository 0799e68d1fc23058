import { describe, expect, it } from 'vitest';
import { lineWords, type TypedOptions } from '@cli/completion/line-words';
import type { Home, StoredCustomer } from '@cli/home/home';
import { storedMenu } from '@/adapters/storage/schemas/stored-menu';
import { instant } from '@/domain/shared/instant';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { aShop } from '@test/support/builders/a-shop';
import { aShell } from '@test/support/cli/a-shell';
import { FrozenHome, MemoryHome } from '@test/support/cli/memory-home';

const ELSEWHERE = 'https://lucka.example';
const NOW = instant(0);
const NOTHING: TypedOptions = { api: undefined, shop: undefined };

async function homeAt(site: string, values: Readonly<Record<string, unknown>>): Promise<Home> {
  const home = new MemoryHome();
  const stored = Object.entries(values).map(
    ([key, data]) => [key, JSON.stringify({ version: 1, data })] as const,
  );
  await home.saveCustomer(site, { stored, cookies: [] } satisfies StoredCustomer);
  return new FrozenHome(home);
}

const menuWith = (...codes: readonly string[]) =>
  storedMenu.parse({
    menu: aMenu({ shopId: shopId(7), items: codes.map((code) => anArticle({ code: articleCode(code) })) }),
    language: 'sv',
    loadedAt: NOW,
  });

describe('lineWords', () => {
  it('lists the restaurants of the in-process API, and the dishes of the one in the options or chosen before', async () => {
    const home = await homeAt('in-process', { shop: aShop({ id: shopId(1) }) });
    expect(await lineWords('shops', NOTHING, home, NOW)).toContain('11');
    expect(await lineWords('articles', NOTHING, home, NOW)).toContain('burger-classic');
    const other = await lineWords('articles', { ...NOTHING, shop: '3' }, home, NOW);
    expect(other).toContain('coffee-filter');
    expect(other).not.toContain('burger-classic');
  });

  it('lists the stored menu of a remote storefront, without requests', async () => {
    const home = await homeAt(ELSEWHERE, { shop: aShop({ id: shopId(7) }), menu: menuWith('soup') });
    const line = { ...NOTHING, api: ELSEWHERE };
    expect(await lineWords('shops', line, home, NOW)).toEqual(['7']);
    expect(await lineWords('articles', line, home, NOW)).toEqual(['soup']);
    expect(await lineWords('articles', { ...line, shop: '8' }, home, NOW)).toEqual([]);
    expect(await lineWords('articles', { ...line, api: 'https://other.example' }, home, NOW)).toEqual([]);
  });

  it('leaves out words that a shell would execute', async () => {
    const home = await homeAt(ELSEWHERE, {
      shop: aShop({ id: shopId(7) }),
      menu: menuWith('$(id)', 'soup'),
    });
    expect(await lineWords('articles', { ...NOTHING, api: ELSEWHERE }, home, NOW)).toEqual(['soup']);
  });
});

describe('lucka words', () => {
  it('prints one word on a line, and stores nothing', async () => {
    const { lucka, json } = aShell(new FrozenHome(new MemoryHome()));
    expect(await lucka('words articles --shop 1')).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/^[\w.-]+\n/),
    });
    expect(await json('words shops')).toMatchObject({ ok: true, words: expect.arrayContaining(['1']) });
    expect(await json('words tables')).toMatchObject({ reason: { code: 'usage', field: 'kind' } });
  });
});
