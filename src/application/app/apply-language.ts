import type { LanguageStore } from '@/application/language/language-store';
import type { ShopStore } from '@/application/shops/shop-store';
import type { LoadMenu } from '@/application/menu/load-menu';
import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';

/** Fetches a language's texts, speaks it from then on, and reloads the menu of the current shop; the last wish counts. Source: LANG-02. */
export class SpeakLanguage {
  private turn = 0;
  private readonly texts: Texts;
  private readonly languages: LanguageStore;
  private readonly shops: ShopStore;
  private readonly loadMenu: LoadMenu;

  constructor(texts: Texts, languages: LanguageStore, shops: ShopStore, loadMenu: LoadMenu) {
    this.texts = texts;
    this.languages = languages;
    this.shops = shops;
    this.loadMenu = loadMenu;
  }

  async execute(language: Language): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    await this.texts.load(language);
    if (turn !== this.turn) return;
    this.languages.setLanguage(language);
    const { shop } = this.shops;
    if (shop !== undefined) await this.loadMenu.execute(shop.id);
  }
}
