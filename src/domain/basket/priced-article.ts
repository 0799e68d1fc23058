import type { ArticleName, PricedArticle } from '@/domain/basket/basket';

/**
 * Returns what a line stores of an article: today's price, and the name in all languages, for tabs and screens that do
 * not have its menu. Source: DEC-151.
 */
export const pricedArticle = (article: Omit<PricedArticle, 'name'> & ArticleName): PricedArticle => ({
  code: article.code,
  price: article.price,
  name: storedName(article),
});

/** The name without the other texts of an article. */
function storedName({ description, translations }: ArticleName): ArticleName {
  const names = Object.hasOwn(translations, 'description') ? translations['description'] : undefined;
  return { description, translations: names === undefined ? {} : { description: names } };
}
