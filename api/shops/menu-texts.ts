import type { MenuDto } from '@/adapters/contract/menu';
import type { ShopId } from '@/domain/shop/shop';
import { taggedText, type TaggedText } from '@api/http/public-answers';

/** Caches serialized menus: a large one has more than a million characters. */
export class MenuTexts {
  readonly #texts = new WeakMap<MenuDto, TaggedText>();

  of(menu: MenuDto, shopId: ShopId): TaggedText {
    const known = this.#texts.get(menu);
    if (known !== undefined) return known;
    const text = taggedText(JSON.stringify({ ...menu, shopId }));
    this.#texts.set(menu, text);
    return text;
  }
}
