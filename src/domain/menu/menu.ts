import type { Amount } from '@/domain/shared/amount';
import type { Brand } from '@/domain/shared/brand';
import type { TranslatedImageId, Translations } from '@/domain/shared/translated-text';
import type { OpeningHours, Weekday } from '@/domain/shop/opening-hours';
import type { ShopId } from '@/domain/shop/shop';

export type ArticleCode = Brand<string, 'ArticleCode'>;
export type CategoryCode = Brand<string, 'CategoryCode'>;
export type ChoiceCode = Brand<string, 'ChoiceCode'>;

const CODE = /^(?!\.{1,2}$)[^\s/?#\\\p{Cc}\p{Cs}\uFFFD]{1,80}$/u;

const parseCode = (text: string): string | undefined => (CODE.test(text) ? text : undefined);

/**
 * A code is part of an address: 1 to 80 characters without space, slash, `?`, `#`, backslash or control characters,
 * and neither `.` nor `..`, which browsers remove from an address.
 */
export const parseArticleCode = (text: string): ArticleCode | undefined =>
  parseCode(text) as ArticleCode | undefined;

export const parseChoiceCode = (text: string): ChoiceCode | undefined =>
  parseCode(text) as ChoiceCode | undefined;

/** No category has the code `articles`, since that word ends a category path. Source: decisions, Menu container. */
export const parseCategoryCode = (text: string): CategoryCode | undefined =>
  (text === 'articles' ? undefined : parseCode(text)) as CategoryCode | undefined;

/** The name is the ISO code; the symbol is what visitors see. Source: spec §3 Menu; ENT-14. */
export interface Currency {
  readonly name: string;
  readonly symbol: string;
}

/** Without the names of the choice levels, which are not shown (DEC-42). */
export interface Menu {
  readonly shopId: ShopId;
  readonly name: string;
  readonly items: readonly MenuItem[];
  readonly currency: Currency;
  /** Of the shop, for the hours at which dishes are served. */
  readonly timeZone: string;
}

/** Source: spec §3 Menu; ENT-15. */
export type MenuItem = Category | Article;

export interface Category {
  readonly kind: 'category';
  readonly code: CategoryCode;
  readonly name: string;
  readonly translations: Translations;
  readonly imageUrl: string | undefined;
  readonly items: readonly MenuItem[];
}

/** Source: spec §3 Menu, decisions Menu article; ENT-16. */
export interface Article {
  readonly kind: 'article';
  readonly code: ArticleCode;
  /** The article's name; translated as field `description`. */
  readonly description: string;
  /** The longer text; translated as field `text`. */
  readonly text: string;
  readonly price: Amount;
  readonly imageUrl: string | undefined;
  readonly imageId: TranslatedImageId;
  readonly translations: Translations;
  readonly campaigns: readonly ArticleCampaign[];
  readonly choiceGroups: readonly ChoiceGroup[];
  readonly suggestedArticles: readonly ArticleCode[];
  /** Undefined means undeclared, which is never shown as safe (PAIN-54). */
  readonly allergens: readonly string[] | undefined;
  readonly diets: readonly string[] | undefined;
  readonly isSoldOut: boolean;
  /** Undefined for a dish that is served whenever the shop is open. Source: DEC-110. */
  readonly servingHours?: readonly OpeningHours[] | undefined;
  /** Set by `menuAt` while the dish is not served. */
  readonly servedNext?: Serving | undefined;
}

/** When a dish is served next. */
export interface Serving extends Pick<OpeningHours, 'opens' | 'closes'> {
  /** Undefined for a dish that is served at these hours on each day. */
  readonly dayOfWeek: Weekday | undefined;
}

export interface ArticleCampaign {
  readonly id: string;
  readonly name: string;
  readonly translations: Translations;
}

/** A group of choices of an article. `min` 1 and `max` 1 is a radio group. */
export interface ChoiceGroup {
  readonly level: number;
  readonly code: ChoiceCode;
  readonly name: string;
  readonly translations: Translations;
  readonly min: number;
  readonly max: number;
  readonly articles: readonly ChoiceArticle[];
}

export interface ChoiceArticle {
  readonly code: ArticleCode;
  readonly description: string;
  readonly translations: Translations;
  readonly price: Amount;
  readonly imageUrl: string | undefined;
  readonly allergens: readonly string[] | undefined;
  readonly diets: readonly string[] | undefined;
  readonly isSoldOut: boolean;
  /** Whether it is chosen until the visitor chooses otherwise. Source: DEC-145. */
  readonly isPreset?: boolean | undefined;
  readonly choiceGroups: readonly ChoiceGroup[];
}
