import type { ResolvedCategory, ResolvedChoiceGroup, ResolvedMenu } from '@api/chain/resolved-menu';

/** Duplicate codes on a menu, which would make an order ambiguous. */
export function menuRepetitions(menu: ResolvedMenu): readonly string[] {
  const categories = categoriesIn(menu.categories);
  const articles = categories.flatMap((category) => category.articles);
  const groups = new Set(articles.flatMap(({ choiceGroups }) => groupsIn(choiceGroups ?? [])));
  return [
    ...repeated(categories).map((code) => `The category ${code} is twice on it`),
    ...repeated(articles).map((code) => `The article ${code} is twice on it`),
    ...[...groups].flatMap((group) =>
      repeated(group.choices).map((code) => `The choice ${code} is twice in ${group.code}`),
    ),
  ];
}

const categoriesIn = (categories: readonly ResolvedCategory[]): ResolvedCategory[] =>
  categories.flatMap((category) => [category, ...categoriesIn(category.categories)]);

const groupsIn = (groups: readonly ResolvedChoiceGroup[]): ResolvedChoiceGroup[] =>
  groups.flatMap((group) => [group, ...groupsIn(group.choices.flatMap(({ choiceGroups }) => choiceGroups))]);

const repeated = (named: readonly { readonly code: string }[]): readonly string[] => {
  const codes = named.map(({ code }) => code);
  return [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))];
};
