import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryStoredValue } from '@test/support/memory-stored-value';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadMenu } from '@/application/menu/load-menu';
import type { StoredMenu } from '@/domain/ports/stored-value';
import type { Language } from '@/domain/shared/language';
import { ok } from '@/domain/shared/result';
import { aMenu } from '@test/support/builders/a-menu';
import { shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';

const YESTERDAY = moment('2026-11-20T12:00:00+01:00');

const storedMenu = (different: Partial<StoredMenu> = {}): StoredMenu => ({
  menu: aMenu({ name: 'Yesterday' }),
  language: 'sv',
  loadedAt: YESTERDAY,
  ...different,
});

function setUp(storedMenu?: StoredMenu) {
  const catalog = new MemoryMenuCatalog(
    [1, 2, 3].map((id) => aMenu({ shopId: shopId(id), name: `Menu ${id}` })),
  );
  const [menus, languages, clock] = [new MenuStore(), new LanguageStore(), new ManualClock()];
  const load = new LoadMenu({
    catalog,
    storage: new MemoryStoredValue(undefined, storedMenu),
    menus,
    languages,
    clock,
  });
  return { catalog, menus, languages, clock, load };
}

describe('LoadMenu', () => {
  it('loads the menu of the shop, with its language and the time', async () => {
    const { menus, clock, load } = setUp();
    await load.load(shopId(1));
    expect(menus.menu).toMatchObject({ kind: 'loaded', value: { language: 'sv', loadedAt: clock.now() } });
    expect(menus.current?.name).toBe('Menu 1');
  });

  it('shows the stored menu at once and refreshes it', async () => {
    const { catalog, menus, load } = setUp(storedMenu());
    const letGo = catalog.script.holdNext();
    const running = load.load(shopId(1));
    expect(menus.menu.kind).toBe('refreshing');
    expect(menus.current?.name).toBe('Yesterday');
    letGo();
    await running;
    expect(menus.current?.name).toBe('Menu 1');
  });

  it('stops loading once its screen is left, so that the next one loads it', async () => {
    const { catalog, menus, load } = setUp();
    catalog.script.holdNext();
    const leaving = new AbortController();
    const running = load.load(shopId(1), leaving.signal);
    leaving.abort();
    await running;
    expect(menus.menu.kind).toBe('idle');
  });

  it.each([
    ['shop', storedMenu({ menu: aMenu({ shopId: shopId(2) }) })],
    ['language', storedMenu({ language: 'fi' })],
  ])('does not show a stored menu of another %s', (_, storedMenu) => {
    const { catalog, menus, load } = setUp(storedMenu);
    catalog.script.holdNext();
    void load.load(shopId(1));
    expect(menus.menu).toEqual({ kind: 'loading' });
  });

  it('keeps the time of an unchanged menu, and so its pictures, for an hour [API-23]', async () => {
    const { catalog, menus, clock, load } = setUp();
    await load.load(shopId(1));
    const first = menus.menu;
    await clock.advance(59 * 60_000);
    await load.load(shopId(1));
    expect(menus.menu).toEqual(first);
    await clock.advance(60_000);
    await load.load(shopId(1));
    expect(menus.menu).toMatchObject({ value: { loadedAt: clock.now() } });
    await clock.advance(60_000);
    catalog.all = [aMenu({ name: 'Another' })];
    await load.load(shopId(1));
    expect(menus.menu).toMatchObject({ value: { loadedAt: clock.now(), menu: { name: 'Another' } } });
  });

  it('keeps showing the stored menu when the server does not answer', async () => {
    const { catalog, menus, load } = setUp(storedMenu());
    catalog.script.failNext({ kind: 'unreachable', isTimeout: true });
    expect((await load.load(shopId(1))).ok).toBe(false);
    expect(menus.current?.name).toBe('Yesterday');
  });

  it('rejects a menu of another shop than requested', async () => {
    const { catalog, menus, load } = setUp();
    catalog.menu = () => Promise.resolve(ok(aMenu({ shopId: shopId(2) })));
    expect(await load.load(shopId(1))).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(menus.current).toBeUndefined();
  });

  it('shows the menu of the last request and never of another shop, whatever the order of the answers', async () => {
    const wish = fc.record({
      shop: fc.constantFrom(1, 2, 3),
      language: fc.constantFrom<Language>('sv', 'fi'),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(wish, { minLength: 1, maxLength: 5 }), async (s, wishes) => {
        const { catalog, menus, languages, load } = setUp();
        catalog.menu = s.scheduleFunction((id) => Promise.resolve(ok(aMenu({ shopId: id }))));
        for (const { shop, language } of wishes) {
          languages.setLanguage(language);
          void load.load(shopId(shop));
          expect([shopId(shop), undefined]).toContain(menus.current?.shopId);
        }
        await s.waitIdle();
        const last = wishes.at(-1)!;
        expect(menus.current?.shopId).toBe(last.shop);
        expect(menus.menu).toMatchObject({ kind: 'loaded', value: { language: last.language } });
      }),
    );
  });
});
