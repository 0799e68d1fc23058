import type { ArticleDto, ChoiceArticleDto, MenuDto } from '@/adapters/contract/menu';
import type { OrderRequestDto } from '@/adapters/contract/order';
import { addAmounts, amountOfUnits, parseAmount, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';
import { chosenArticles, type ChoiceRefusal } from '@api/orders/chosen-articles';
import { menuArticles } from '@api/orders/menu-articles';
import type { StoredOrderItem } from '@api/orders/stored-order';

type RequestedItem = OrderRequestDto['items'][number];

export interface PricedOrder {
  readonly items: readonly StoredOrderItem[];
  readonly total: Amount;
}

/**
 * Prices an order by the shop's menu; no price comes from the request. All unavailable items are reported at once.
 * Source: decisions, POST /api/order; FAULT-P16.
 */
export function priceOrder(
  menu: MenuDto,
  requested: readonly RequestedItem[],
): Result<PricedOrder, ChoiceRefusal> {
  const articles = menuArticles(menu);
  const priced = requested.map((item) => priceItem(articles.get(item.code), item));
  const unavailable = priced.flatMap((item) =>
    !item.ok && item.error.kind === 'unavailable' ? item.error.articleCodes : [],
  );
  if (unavailable.length > 0) return err({ kind: 'unavailable', articleCodes: [...new Set(unavailable)] });
  const items = priced.flatMap((item) => (item.ok ? [item.value] : []));
  const total = amountOfUnits(addAmounts(ZERO_AMOUNT, ...items.map((item) => item.total)));
  if (items.length < requested.length || total === undefined) return err({ kind: 'invalid' });
  return ok({ items, total });
}

function priceItem(
  article: ArticleDto | undefined,
  { code, quantity, choices }: RequestedItem,
): Result<StoredOrderItem, ChoiceRefusal> {
  if (article === undefined || article.soldOut === true) {
    return err({ kind: 'unavailable', articleCodes: [code] });
  }
  const chosen = chosenArticles(article, choices);
  if (!chosen.ok) return chosen;
  const price = parseAmount(article.price);
  const prices = chosen.value.map((choice) => parseAmount(choice.article.price));
  const known = prices.filter((amount) => amount !== undefined);
  if (price === undefined || known.length < prices.length) {
    return err({ kind: 'unavailable', articleCodes: [code] });
  }
  const total = amountOfUnits(addAmounts(price, ...known) * quantity);
  if (total === undefined || total < 0) return err({ kind: 'invalid' });
  return ok({
    ...namesOf(article),
    quantity,
    price,
    choices: chosen.value.map(({ article: picked, level, choiceCode, parent }, index) => ({
      ...namesOf(picked),
      price: known[index] ?? ZERO_AMOUNT,
      level,
      choiceCode,
      ...(parent !== '' && { parent }),
    })),
    total,
  });
}

/** The current names: an order is read long after the menu has changed. */
const namesOf = ({ code, description, i18n }: ArticleDto | ChoiceArticleDto) => ({
  code,
  description,
  i18n: i18n?.['description'] === undefined ? {} : { description: i18n['description'] },
});
