import type { ArticleDto, ChoiceArticleDto, ChoiceGroupDto } from '@/adapters/contract/menu';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import { err, ok, type Result } from '@/domain/shared/result';

export type RequestedChoice = OrderRequestDto['items'][number]['choices'][number];

export type ChoiceRefusal =
  /** A chosen article is gone or sold out. */
  | { readonly kind: 'unavailable'; readonly articleCodes: readonly string[] }
  /** Too few, too many, duplicates, or choices that the menu does not offer there. */
  | { readonly kind: 'invalid' };

/** A chosen article and its position. */
export interface ChosenArticle {
  readonly article: ChoiceArticleDto;
  readonly level: number;
  readonly choiceCode: string;
  /** The `choiceCode/articleCode` path of its parent choice; empty on the first level. */
  readonly parent: string;
}

/**
 * The articles chosen with an article, in menu order, if valid: between `min` and `max` in every open group, each once,
 * on the right level, and nothing else. Source: decisions, Menu article.
 */
export function chosenArticles(
  article: ArticleDto,
  choices: readonly RequestedChoice[],
): Result<readonly ChosenArticle[], ChoiceRefusal> {
  const requested = new Map(choices.map((choice) => [pathOf(choice), choice]));
  if (requested.size !== choices.length) return err({ kind: 'invalid' });
  const chosen: ChosenArticle[] = [];
  const waiting = groupsOf(article, '').toReversed();
  for (let open = waiting.pop(); open !== undefined; open = waiting.pop()) {
    const options = takeOptions(open, requested);
    if (!options.ok) return options;
    const { level, code: choiceCode } = open.group;
    const { parent } = open;
    chosen.push(
      ...options.value.map(({ article: picked }) => ({ article: picked, level, choiceCode, parent })),
    );
    waiting.push(...options.value.flatMap((option) => groupsOf(option.article, option.path)).toReversed());
  }
  return requested.size === 0 ? ok(chosen) : err({ kind: 'invalid' });
}

interface OpenGroup {
  readonly group: ChoiceGroupDto;
  readonly parent: string;
}

interface Option {
  readonly article: ChoiceArticleDto;
  readonly path: string;
}

/** Removes the choices of one group from the requested ones. */
function takeOptions(
  { group, parent }: OpenGroup,
  requested: Map<string, RequestedChoice>,
): Result<readonly Option[], ChoiceRefusal> {
  const prefix = parent === '' ? group.code : `${parent}/${group.code}`;
  const own = [...requested.values()].filter(
    (choice) => (choice.parent ?? '') === parent && choice.choiceCode === group.code,
  );
  const gone = own
    .filter((choice) => !isOffered(group, choice.articleCode))
    .map((choice) => choice.articleCode);
  if (gone.length > 0) return err({ kind: 'unavailable', articleCodes: gone });
  const isFitting = own.length >= group.min && own.length <= group.max;
  if (!isFitting || own.some((choice) => choice.level !== group.level)) return err({ kind: 'invalid' });
  for (const choice of own) requested.delete(pathOf(choice));
  const codes = new Set(own.map((choice) => choice.articleCode));
  const articles = group.articles.filter((article) => codes.has(article.code));
  return ok(articles.map((article) => ({ article, path: `${prefix}/${article.code}` })));
}

const isOffered = (group: ChoiceGroupDto, code: string): boolean =>
  group.articles.some((article) => article.code === code && article.soldOut !== true);

const groupsOf = (article: ArticleDto | ChoiceArticleDto, parent: string): OpenGroup[] =>
  (article.choices ?? []).map((group) => ({ group, parent }));

const pathOf = (choice: RequestedChoice): string =>
  `${choice.parent ?? ''}/${choice.choiceCode}/${choice.articleCode}`;
