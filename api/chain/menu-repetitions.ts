import type { MenuError } from '@api/shops/menu-error';
import type { ResolvedCategory, ResolvedChoiceGroup, ResolvedMenu } from '@api/chain/resolved-menu';

/** Duplicate codes on a menu, which would make an order ambiguous. */
export function menuRepetitions(menu: ResolvedMenu): readonly MenuError[] {
  const categories = categoriesIn(menu.categories);
  const articles = categories.flatMap((category) => category.articles);
  const groups = new Set(articles.flatMap(({ choiceGroups }) => groupsIn(choiceGroups ?? [])));
  return [
    ...repeated(categories).map((code) => ({
      entry: { kind: 'category' as const, code },
      message: `The category ${code} is twice on the menu`,
    })),
    ...repeated(articles).map((code) => ({
      entry: { kind: 'article' as const, code },
      message: `The article ${code} is twice on the menu`,
    })),
    ...[...groups].flatMap((group) =>
      repeated(group.choices).map((code) => ({
        entry: { kind: 'choice group' as const, code: group.code },
        message: `The choice ${code} is twice in ${group.code}`,
      })),
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
