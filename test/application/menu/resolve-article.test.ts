import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryStoredValue } from '@test/support/memory-stored-value';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { LoadMenu } from '@/application/menu/load-menu';
import { ResolveArticle } from '@/application/menu/resolve-article';
import { matchRoute } from '@/domain/navigation/match-route';
import { anArticle } from '@test/support/builders/an-article';
import { aMenu } from '@test/support/builders/a-menu';
import { articleCode, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const SHOP = shopId(1);
const route = must(matchRoute('/shop/1/redirect/soup'));

function setUp() {
  const menu = aMenu({ shopId: SHOP, items: [anArticle({ code: articleCode('soup') })] });
  const catalog = new MemoryMenuCatalog([menu, aMenu({ shopId: shopId(2) })]);
  const menus = new MenuStore();
  const storage = new MemoryStoredValue<never>(undefined);
  const loadMenu = new LoadMenu({
    catalog,
    storage,
    menus,
    languages: new LanguageStore(),
    clock: new ManualClock(),
  });
  return { catalog, loadMenu, resolve: new ResolveArticle({ menus, loadMenu, notices: new NoticeStore() }) };
}

describe('ResolveArticle', () => {
  it.each([1, 2])(
    'leads to the article also where a screen loads the menu of shop %i meanwhile [ROUTE-34]',
    async (other) => {
      const { catalog, loadMenu, resolve } = setUp();
      const letGo = catalog.script.holdNext();
      const resolved = resolve.resolve(route, new AbortController().signal);
      await loadMenu.load(shopId(other));
      letGo();
      expect(await resolved).toBe('/shop/1/menu/articles/soup');
    },
  );

  it('loads no more once the navigation is aborted', async () => {
    const { catalog, resolve } = setUp();
    const letGo = catalog.script.holdNext();
    const leaving = new AbortController();
    const resolved = resolve.resolve(route, leaving.signal);
    leaving.abort();
    letGo();
    await resolved;
    expect(catalog.script.calls).toEqual(['menu 1']);
  });
});
