import type { PageDish } from '@/application/page/page-dish';
import type { PageBasket } from '@/application/page/page-basket';
import type { BasketShop } from '@/domain/basket/operations/move-to-shop';
import type { Article, ArticleCode, Currency } from '@/domain/menu/menu';
import type { TextValues } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';

/** The texts that a page of the server shows without the program. */
export const PAGE_TEXT_KEYS = [
  'menu.inBasket',
  'basket.open',
  'basket.emptyShort',
  'basket.setAsideHeader',
  'basket.added',
  'basket.lineFull',
  'article.add',
  'choice.one',
  'choice.exactly',
  'choice.between',
  'choice.upTo',
  'choice.full',
  'choice.any',
  'choice.missing',
  'choice.incomplete',
] as const;

export type PageTextKey = (typeof PAGE_TEXT_KEYS)[number];

/** What a page of the server that shows a menu can do before the program is there. */
export interface PageMenu {
  readonly shop: BasketShop;
  readonly currency: Currency;
  readonly language: Language;
  readonly basket: PageBasket;
  /** Undefined for one that the page did not bring along. */
  article(code: ArticleCode): Article | undefined;
  /** The program shows this visitor what suits: it presets other choices, and warns. */
  readonly isDietDeclared: boolean;
  /** With what the page shows as chosen. */
  dish(code: ArticleCode, chosen: ReadonlySet<string>): PageDish | undefined;
  /** Plural by the value `count`. */
  text(key: PageTextKey, values?: TextValues): string;
}
