import type { CategoryFile, ChoiceGroupReference } from '@api/chain/chain-schema';
import type { ChainError } from '@api/chain/chain-error';
import type { ChainFiles } from '@api/chain/chain-files';

/**
 * More articles and choices than any menu has. Groups in groups multiply, so that a small file can ask for billions.
 */
const MAX_ITEMS = 100_000;

/** The menus that are too large once all names in them are replaced by what they name, which must be without cycles. */
export function oversizedMenus(files: ChainFiles): readonly ChainError[] {
  const itemsOf = itemCounter(files);
  return files.menus
    .filter(({ content }) => sum(content.categories.map((each) => itemsOf(each, 0))) > MAX_ITEMS)
    .map(({ file }) => ({
      file,
      path: ['categories'],
      message: `It has more than ${MAX_ITEMS} articles and choices`,
    }));
}

type CountItems = (category: string | CategoryFile, inheritedItems: number) => number;

function itemCounter({ menus }: ChainFiles): CountItems {
  const groups = new Map(menus.flatMap(({ content }) => Object.entries(content.choiceGroups ?? {})));
  const categories = new Map<string, CategoryFile>();
  const collect = (category: string | CategoryFile): void => {
    if (typeof category === 'string') return;
    categories.set(category.code, category);
    category.categories?.forEach(collect);
  };
  for (const { content } of menus) content.categories.forEach(collect);

  const counts = new Map<string, number>();
  const once = (key: string, count: () => number): number => {
    const counted = counts.get(key) ?? count();
    counts.set(key, counted);
    return counted;
  };
  const inGroups = (references: readonly ChoiceGroupReference[] = []): number =>
    sum(references.map((each) => inGroup(typeof each === 'string' ? each : each.group)));
  const inGroup = (name: string): number =>
    once(`group ${name}`, () =>
      sum((groups.get(name)?.choices ?? []).map(({ choiceGroups }) => 1 + inGroups(choiceGroups))),
    );
  const inCategory: CountItems = (reference, inherited) => {
    const category = typeof reference === 'string' ? categories.get(reference) : reference;
    if (category === undefined) return 0;
    return once(`category ${inherited} ${category.code}`, () => {
      const { defaults, articles = [], categories: inner = [] } = category;
      const usual = defaults?.choiceGroups === undefined ? inherited : inGroups(defaults.choiceGroups);
      const own = articles.map(
        ({ choiceGroups }) => 1 + (choiceGroups === undefined ? usual : inGroups(choiceGroups)),
      );
      return 1 + sum([...own, ...inner.map((each) => inCategory(each, usual))]);
    });
  };
  return inCategory;
}

/** Does not go beyond what can be counted. */
const sum = (counts: readonly number[]): number =>
  Math.min(
    counts.reduce((total, each) => total + each, 0),
    Number.MAX_SAFE_INTEGER,
  );
