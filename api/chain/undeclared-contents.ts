import type { ChainError } from '@api/chain/chain-error';
import type { ChainFiles, FileOf } from '@api/chain/chain-files';
import type { CategoryFile, MenuFile } from '@api/chain/chain-schema';

/**
 * The articles and choices whose contents are not stated, and the ingredients that state no allergens: guests read
 * that they are not declared. One that says `undeclared` says it on purpose. Source: DEC-120.
 */
export const undeclaredContents = ({ menus, ingredients }: ChainFiles): readonly ChainError[] => [
  ...menus.flatMap((menu) => [
    ...articlesIn(menu.file, menu.content.categories, ['categories']),
    ...choicesIn(menu),
  ]),
  ...Object.entries(ingredients)
    .filter(([, { allergens }]) => allergens === undefined)
    .map(([name]) => ({
      file: 'ingredients.json',
      path: ['ingredients', name],
      message: 'It states no allergens, so dishes with it are not declared; an empty list states none',
    })),
];

type Path = readonly (string | number)[];

function articlesIn(
  file: string,
  categories: readonly (string | CategoryFile)[],
  path: Path,
  isOnPurpose = false,
): readonly ChainError[] {
  return categories.flatMap((category, index) => {
    if (typeof category === 'string') return [];
    const { articles = [], categories: inner = [], defaults } = category;
    const at = [...path, index];
    const isOf = defaults?.undeclared ?? isOnPurpose;
    const silent = articles.flatMap(({ contains, undeclared = isOf }, position) =>
      contains === undefined && !undeclared ? [unstated(file, [...at, 'articles', position])] : [],
    );
    return [...silent, ...articlesIn(file, inner, [...at, 'categories'], isOf)];
  });
}

const choicesIn = ({ file, content }: FileOf<MenuFile>): readonly ChainError[] =>
  Object.entries(content.choiceGroups ?? {}).flatMap(([name, { choices }]) =>
    choices.flatMap(({ contains }, index) =>
      contains === undefined ? [unstated(file, ['choiceGroups', name, 'choices', index])] : [],
    ),
  );

const unstated = (file: string, path: Path): ChainError => ({
  file,
  path,
  message:
    'It has no contains, so nothing is declared of it; an empty list declares that it has no allergens',
});
