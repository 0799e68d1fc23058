import { choicePath, type ChoicePath, type ChoiceSelection } from '@/domain/menu/choices/choice-selection';
import type { Article, ChoiceArticle, ChoiceGroup } from '@/domain/menu/menu';

type Holder = Pick<Article | ChoiceArticle, 'choiceGroups'>;

/** Every place in an article where something could be chosen, open or not. */
export const everyPath = (article: Holder, parent = ''): readonly ChoicePath[] =>
  article.choiceGroups.flatMap((group) =>
    group.articles.flatMap((choice) => {
      const path = choicePath(parent, group.code, choice.code);
      return [path, ...everyPath(choice, path)];
    }),
  );

export const everySubset = (paths: readonly ChoicePath[]): readonly ChoiceSelection[] =>
  Array.from(
    { length: 2 ** paths.length },
    (_, bits) => new Set(paths.filter((_path, bit) => (bits >> bit) & 1)),
  );

/** The rules as they are written, by recursion: counts within limits, nothing sold out, nothing left over. */
export function isValidByForce(article: Holder, selection: ChoiceSelection): boolean {
  const reached = new Set<ChoicePath>();
  const isValid = article.choiceGroups.every((group) => isGroupValid(group, '', selection, reached));
  return isValid && reached.size === selection.size;
}

function isGroupValid(
  group: ChoiceGroup,
  parent: string,
  selection: ChoiceSelection,
  reached: Set<ChoicePath>,
): boolean {
  let count = 0;
  for (const choice of group.articles) {
    const path = choicePath(parent, group.code, choice.code);
    if (!selection.has(path)) continue;
    count += 1;
    reached.add(path);
    if (choice.isSoldOut) return false;
    if (!choice.choiceGroups.every((nested) => isGroupValid(nested, path, selection, reached))) return false;
  }
  return count >= group.min && count <= group.max;
}

/** The price of the article and of every chosen path in it. */
export const priceByForce = (article: Article, selection: ChoiceSelection): bigint =>
  BigInt(article.price) + pricesIn(article, '', selection);

const pricesIn = (holder: Holder, parent: string, selection: ChoiceSelection): bigint => {
  let sum = 0n;
  for (const group of holder.choiceGroups) {
    for (const choice of group.articles) {
      const path = choicePath(parent, group.code, choice.code);
      if (selection.has(path)) sum += BigInt(choice.price) + pricesIn(choice, path, selection);
    }
  }
  return sum;
};
