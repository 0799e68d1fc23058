import type { ArticleDto, ChoiceArticleDto, MenuDto, MenuItemDto } from '@/adapters/contract/menu';
import { parseAmount, ZERO_AMOUNT } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import { parseMinuteOfDay } from '@/domain/shop/parse-opening-hours';
import type { ShopDay, ShopState, StateArticle, StateChoice } from '@/domain/staff/shop-state';
import type { ShopChange } from '@api/catalogue/shop-change';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { datesAround, hoursOn } from '@api/shops/current-hours';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A shop and its menu as guests get them now, and the changes that count now. */
export interface ShownShop {
  readonly shop: StoredShop;
  readonly menu: MenuDto;
  readonly active: readonly ShopChange[];
}

export function shopStateOf({ shop, menu, active }: ShownShop, at: Instant): ShopState {
  const pause = active.find(({ kind }) => kind === 'pause');
  const ends = new Map(
    active.flatMap((each) => (each.kind === 'soldOut' ? [[each.subject, each.endsAt] as const] : [])),
  );
  const changedDates = subjectsOf(active, 'hours');
  return {
    isPaused: pause !== undefined,
    pausedUntil: pause?.endsAt,
    currency: menu.currency,
    articles: articlesOf(menu, { ends, prices: subjectsOf(active, 'price') }),
    days: datesAround(shop, at, DAYS).map((date) => dayOf(shop, date, changedDates.has(date))),
  };
}

const subjectsOf = (active: readonly ShopChange[], kind: ShopChange['kind']): ReadonlySet<string> =>
  new Set(active.flatMap((each) => (each.kind === kind ? [each.subject] : [])));

type Ends = ReadonlyMap<string, Instant | undefined>;

interface ArticleChanges {
  /** When what is sold out ends. */
  readonly ends: Ends;
  /** The articles whose price is changed. */
  readonly prices: ReadonlySet<string>;
}

/** Each article once, in the order of the menu, with the nearest category. */
function articlesOf(menu: MenuDto, changes: ArticleChanges): readonly StateArticle[] {
  const articles = new Map<string, StateArticle>();
  const add = (item: MenuItemDto, category: string): void => {
    if ('items' in item) for (const inner of item.items) add(inner, item.name);
    else if (!articles.has(item.code)) articles.set(item.code, stateArticle(item, category, changes));
  };
  for (const item of menu.items) add(item, menu.name);
  return [...articles.values()];
}

const stateArticle = (
  article: ArticleDto,
  category: string,
  { ends, prices }: ArticleChanges,
): StateArticle => ({
  ...stateChoice(article, ends),
  price: parseAmount(article.price) ?? ZERO_AMOUNT,
  isPriceChanged: prices.has(article.code),
  category,
  choices: [...choicesOf(article)].map((choice) => stateChoice(choice, ends)),
});

const stateChoice = ({ code, description, soldOut }: ChoiceArticleDto, ends: Ends): StateChoice => ({
  ...{ id: code, name: description, isSoldOut: soldOut === true, soldOutUntil: ends.get(code) },
});

/** Each choice once, at any depth. */
function choicesOf(article: ChoiceArticleDto): Iterable<ChoiceArticleDto> {
  const choices = new Map<string, ChoiceArticleDto>();
  const waiting = [article];
  for (let open = waiting.pop(); open !== undefined; open = waiting.pop()) {
    for (const choice of (open.choices ?? []).flatMap((group) => group.articles)) {
      if (choices.has(choice.code)) continue;
      choices.set(choice.code, choice);
      waiting.push(choice);
    }
  }
  return choices.values();
}

const dayOf = (shop: StoredShop, date: string, isChanged: boolean): ShopDay => ({
  ...{ date, isChanged },
  hours: hoursOn(shop, date).flatMap((interval) => {
    const opens = parseMinuteOfDay(interval.opens);
    const closes = parseMinuteOfDay(interval.closes);
    return opens === undefined || closes === undefined ? [] : [{ opens, closes }];
  }),
});

/** Whether the menu has an article, or a choice of one, with this code. */
export const offers = (state: ShopState, code: string): boolean =>
  state.articles.some(({ id, choices }) => id === code || choices.some((choice) => choice.id === code));
