import type { Deps } from '@/domain/ports/deps';
import { LanguageStore } from '@/application/language/language-store';
import { ShopStore } from '@/application/shops/shop-store';
import { LoadMenu } from '@/application/menu/load-menu';
import { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';

/**
 * Loads the texts of a language, switches to it, and reloads the menu of the current shop; the last call wins. Source:
 * LANG-02.
 */
export class ApplyLanguage {
  static readonly needs = { texts: Texts, languages: LanguageStore, shops: ShopStore, loadMenu: LoadMenu };

  private turn = 0;

  private readonly deps: Deps<typeof ApplyLanguage>;

  constructor(deps: Deps<typeof ApplyLanguage>) {
    this.deps = deps;
  }

  async apply(language: Language): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    await this.deps.texts.load(language);
    if (turn !== this.turn) return;
    this.deps.languages.setLanguage(language);
    const { shop } = this.deps.shops;
    if (shop !== undefined) await this.deps.loadMenu.load(shop.id);
  }
}
