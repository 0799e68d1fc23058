import type { ChainError } from '@api/chain/chain-error';
import type { FileOf } from '@api/chain/chain-files';
import type { ChainFile, ShopFile } from '@api/chain/chain-schema';
import type {
  ResolvedArticle,
  ResolvedCategory,
  ResolvedChoiceGroup,
  ResolvedMenu,
} from '@api/chain/resolved-menu';

/** Why a shop cannot tell the tax of what it sells: an article without a class, or a class without a rate there. */
export function vatErrors(
  { file, content }: FileOf<ShopFile>,
  menu: ResolvedMenu,
  tables: ChainFile['vat'] = {},
): readonly ChainError[] {
  const { vat: name } = content;
  const table = tables[name ?? ''];
  if (name === undefined || table === undefined) return [];
  const articles = menu.categories.flatMap(articlesIn);
  const classless = articles.filter(({ vatClass }) => vatClass === undefined);
  const used = new Set(
    articles.flatMap((article) => [article.vatClass ?? [], ...classesOf(article.choiceGroups)].flat()),
  );
  const messages = [
    ...classless.map(({ code }) => `The article ${code} has no vatClass`),
    ...[...used].filter((each) => table[each] === undefined).map((each) => `${name} has no rate of ${each}`),
  ];
  return [...new Set(messages)].map((message) => ({ file, path: ['vat'], message }));
}

const articlesIn = ({ articles, categories }: ResolvedCategory): readonly ResolvedArticle[] => [
  ...articles,
  ...categories.flatMap(articlesIn),
];

const classesOf = (groups: readonly ResolvedChoiceGroup[] = []): readonly string[] =>
  groups.flatMap(({ choices }) =>
    choices.flatMap(({ vatClass, choiceGroups }) => [
      ...(vatClass === undefined ? [] : [vatClass]),
      ...classesOf(choiceGroups),
    ]),
  );
