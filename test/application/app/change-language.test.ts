import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { MemoryStoredValue } from '@test/support/memory-stored-value';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { refusal } from '@test/support/memory/refusal';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeLanguage } from '@/application/app/change-language';
import { LoadMenu } from '@/application/menu/load-menu';
import { ApplyLanguage } from '@/application/app/apply-language';
import { LANGUAGES } from '@/domain/shared/language';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';

function setUp() {
  const [cultures, texts, catalog] = [
    new MemoryCultures(),
    new MemoryTexts(),
    new MemoryMenuCatalog([aMenu()]),
  ];
  const [languages, shops, menus] = [new LanguageStore(), new ShopStore(), new MenuStore()];
  const loadMenu = new LoadMenu({
    catalog,
    storage: new MemoryStoredValue(),
    menus,
    languages,
    clock: new ManualClock(),
  });
  const speak = new ApplyLanguage({ texts, languages, shops, loadMenu });
  return {
    cultures,
    texts,
    catalog,
    languages,
    shops,
    menus,
    change: new ChangeLanguage({ cultures, applyLanguage: speak }),
  };
}

describe('ChangeLanguage', () => {
  it('posts the choice [LANG-01]', async () => {
    const { cultures, languages, change } = setUp();
    await change.change('fi');
    expect(cultures.script.calls).toEqual(['change fi']);
    expect(languages.language).toBe('fi');
  });

  it('reloads the menu of the current shop [LANG-02]', async () => {
    const { shops, menus, catalog, change } = setUp();
    shops.setShop(aShop());
    await change.change('fi');
    expect(catalog.script.calls).toEqual(['menu 1']);
    expect(menus.menu).toMatchObject({ value: { language: 'fi' } });
  });

  it('loads no menu without a shop [LANG-02]', async () => {
    const { catalog, change } = setUp();
    await change.change('fi');
    expect(catalog.script.calls).toEqual([]);
  });

  it('changes nothing when the choice is refused', async () => {
    const { cultures, languages, change } = setUp();
    cultures.script.failNext(refusal(400));
    expect((await change.change('fi')).ok).toBe(false);
    expect(languages.language).toBe('sv');
  });

  it('switches only once the texts are loaded', async () => {
    const { texts, languages, change } = setUp();
    const letGo = texts.holdNext();
    const running = change.change('ru');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    expect(languages.language).toBe('sv');
    letGo();
    await running;
    expect(languages.language).toBe('ru');
  });

  it('ends with the last choice here and at the server, whatever the order of the answers', async () => {
    const choices = fc.array(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), choices, async (s, wishes) => {
        const { cultures, texts, languages, change } = setUp();
        cultures.change = s.scheduleFunction(cultures.change.bind(cultures));
        texts.load = s.scheduleFunction(texts.load.bind(texts));
        const running = wishes.map((language) => change.change(language));
        await s.waitFor(Promise.all(running));
        expect([languages.language, cultures.chosen]).toEqual([wishes.at(-1), wishes.at(-1)]);
      }),
    );
  });
});
