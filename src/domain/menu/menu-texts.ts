import type { Article, Category, ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';
import type { Language } from '@/domain/shared/language';
import { textIn, translate } from '@/domain/shared/translated-text';

/** An article's name is its `description`, its longer text is `text`. Source: decisions, Menu article. */
export const articleName = (
  article: Pick<Article | ChoiceArticle, 'description' | 'translations'>,
  language: Language,
): string => translate(article.translations, 'description', language, article.description);

export const articleText = (article: Article, language: Language): string =>
  translate(article.translations, 'text', language, article.text);

export const categoryName = (category: Category, language: Language): string =>
  translate(category.translations, 'name', language, category.name);

export const choiceGroupName = (group: ChoiceGroup, language: Language): string =>
  translate(group.translations, 'name', language, group.name);

export interface ShownOffer {
  readonly id: string;
  readonly name: string;
}

/** Returns the offers that an article is part of, by name. Source: spec §3 Menu; ENT-16. */
export const offersOfArticle = (article: Article, language: Language): readonly ShownOffer[] =>
  article.campaigns.map((campaign) => ({
    id: campaign.id,
    name: translate(campaign.translations, 'name', language, campaign.name),
  }));

export type ArticleImage =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'url'; readonly url: string };

/**
 * Returns the picture: an image id for exactly this language replaces the address. Undefined means the neutral
 * drawing. Source: OPEN-45; ENT-30.
 */
export function articleImage(
  article: Pick<Article, 'imageId' | 'imageUrl'>,
  language: Language,
): ArticleImage | undefined {
  const id = textIn(article.imageId, language);
  if (id !== undefined) return { kind: 'id', id };
  return article.imageUrl === undefined ? undefined : { kind: 'url', url: article.imageUrl };
}
