import type {
  ArticleDetailsFile,
  ArticleFile,
  CategoryFile,
  ChoiceGroupFile,
  ChoiceGroupReference,
  MenuFile,
} from '@api/chain/chain-schema';
import type { ChainFiles } from '@api/chain/chain-files';
import type {
  Badge,
  Ingredient,
  ResolvedArticle,
  ResolvedCategory,
  ResolvedChoiceGroup,
  ResolvedMenu,
} from '@api/chain/resolved-menu';

/** Everything that menus refer to, by name. */
interface Named {
  readonly categories: ReadonlyMap<string, CategoryFile>;
  readonly choiceGroups: ReadonlyMap<string, ChoiceGroupFile>;
  readonly ingredients: ReadonlyMap<string, Ingredient>;
  readonly badges: ReadonlyMap<string, Badge>;
  /** Groups referenced by name alone, each resolved once. */
  readonly resolved: Map<string, ResolvedChoiceGroup>;
}

/** All menus by file name. Every reference must have been checked by checkReferences. */
export function resolveMenus(files: ChainFiles): ReadonlyMap<string, ResolvedMenu> {
  const menus = files.menus.map(({ content }) => content);
  const named: Named = {
    categories: new Map(menus.flatMap((menu) => categoriesIn(menu.categories))),
    choiceGroups: new Map(menus.flatMap(({ choiceGroups }) => Object.entries(choiceGroups ?? {}))),
    ingredients: new Map(
      Object.entries(files.ingredients).map(([code, ingredient]) => [code, { ...ingredient, code }]),
    ),
    badges: new Map(
      files.offers.flatMap(({ content }) => content.offers.map(({ id, name }) => [id, { id, name }])),
    ),
    resolved: new Map(),
  };
  return new Map(
    files.menus.flatMap(({ id, content }) => {
      const menu = resolveMenu(content, named);
      return menu === undefined ? [] : [[id, menu]];
    }),
  );
}

function resolveMenu(menu: MenuFile, named: Named): ResolvedMenu | undefined {
  const { name, vatClass, servingHours, categories } = menu;
  if (name === undefined) return undefined;
  const defaults = { vatClass, servingHours };
  return { name, categories: categories.map((category) => resolveCategory(category, defaults, named)) };
}

const categoriesIn = (categories: readonly (string | CategoryFile)[]): (readonly [string, CategoryFile])[] =>
  categories.flatMap((category) =>
    typeof category === 'string'
      ? []
      : [[category.code, category] as const, ...categoriesIn(category.categories ?? [])],
  );

function resolveCategory(
  reference: string | CategoryFile,
  inherited: ArticleDetailsFile,
  named: Named,
): ResolvedCategory {
  const category = typeof reference === 'string' ? find(named.categories, reference) : reference;
  const { code, name, picture, categories = [], articles = [] } = category;
  const defaults = { ...inherited, ...category.defaults };
  return {
    ...{ code, name, picture },
    categories: categories.map((inner) => resolveCategory(inner, defaults, named)),
    articles: articles.map((article) => resolveArticle({ ...defaults, ...article }, named)),
  };
}

function resolveArticle(article: ArticleFile, named: Named): ResolvedArticle {
  const { contains, choiceGroups, badges, ...plain } = article;
  return {
    ...plain,
    contains: contains?.map((name) => find(named.ingredients, name)),
    choiceGroups: choiceGroups?.map((reference) => resolveOuterGroup(reference, named)),
    badges: badges?.map((id) => find(named.badges, id)),
  };
}

function resolveOuterGroup(reference: ChoiceGroupReference, named: Named): ResolvedChoiceGroup {
  if (typeof reference !== 'string') return resolveGroup(reference, '', named);
  const group = named.resolved.get(reference) ?? resolveGroup(reference, '', named);
  named.resolved.set(reference, group);
  return group;
}

/** `outer` replaces {for} in the reference. */
function resolveGroup(reference: ChoiceGroupReference, outer: string, named: Named): ResolvedChoiceGroup {
  const own: Exclude<ChoiceGroupReference, string> =
    typeof reference === 'string' ? { group: reference } : reference;
  const { choices, name, min, max } = find(named.choiceGroups, own.group);
  const inside = (own.for ?? '').replaceAll('{for}', outer);
  const codeOf = (code: string): string => code.replaceAll('{for}', inside);
  return {
    ...{ name: own.name ?? name, min: own.min ?? min, max: own.max ?? max },
    code: codeOf(own.group),
    choices: choices.map(({ code, price = 0, contains, onlyWith, choiceGroups = [], ...plain }) => ({
      ...plain,
      code: codeOf(code),
      price,
      contains: contains?.map((name) => find(named.ingredients, name)),
      onlyWith: onlyWith?.map((name) => find(named.ingredients, name)),
      choiceGroups: choiceGroups.map((inner) => resolveGroup(inner, inside, named)),
    })),
  };
}

function find<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`An unchecked reference names ${name}`);
  return value;
}
