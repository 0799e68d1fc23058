import type { LanguageStore } from '@/application/stores/language-store';
import type { ShopStore } from '@/application/stores/shop-store';
import type { LoadMenu } from '@/application/use-cases/load-menu';
import type { Cultures } from '@/domain/ports/cultures';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/**
 * Posts the choice and, once it is taken, speaks the language and reloads the menu of the current shop.
 * A choice that is refused changes nothing. Source: spec §4 Language change; LANG-01, LANG-02.
 */
export class ChangeLanguage {
  private turn = 0;
  private readonly cultures: Cultures;
  private readonly texts: Texts;
  private readonly languages: LanguageStore;
  private readonly shops: ShopStore;
  private readonly loadMenu: LoadMenu;

  constructor(
    cultures: Cultures,
    texts: Texts,
    languages: LanguageStore,
    shops: ShopStore,
    loadMenu: LoadMenu,
  ) {
    this.cultures = cultures;
    this.texts = texts;
    this.languages = languages;
    this.shops = shops;
    this.loadMenu = loadMenu;
  }

  async execute(language: Language): Promise<Result<void, RemoteFailure>> {
    this.turn += 1;
    const turn = this.turn;
    const [result] = await Promise.all([this.cultures.change(language), this.texts.load(language)]);
    if (!result.ok || turn !== this.turn) return result;
    this.languages.setLanguage(language);
    const shop = this.shops.shop;
    if (shop !== undefined) await this.loadMenu.execute(shop.id);
    return result;
  }
}
