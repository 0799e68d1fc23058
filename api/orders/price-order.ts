import type { ArticleDto, ChoiceArticleDto, MenuDto } from '@/adapters/contract/menu';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import { addAmounts, amountOfUnits, parseAmount, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';
import { chosenArticles, type ChoiceRefusal, type ChosenArticle } from '@api/orders/chosen-articles';
import { menuArticles } from '@api/orders/menu-articles';
import { declaredContents } from '@/domain/menu/diets';
import { isServed } from '@/domain/menu/serving';
import { parseArticleCode, parseChoiceCode } from '@/domain/menu/menu';
import type { OrderItem, OrderItemChoice } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { OrderType } from '@/domain/settings/order-type';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { readHours, timeZoneOf } from '@api/shops/is-open-for-business';
import { lineVat, type TaxedShare } from '@api/vat/line-vat';

type RequestedItem = OrderRequestDto['items'][number];

export interface PricedOrder {
  readonly items: readonly OrderItem[];
  readonly total: Amount;
  /** The tax in each line; undefined where the shop states none. */
  readonly vat: readonly (readonly TaxedShare[])[] | undefined;
}

/** What decides on the tax, and on what is served. */
export interface Sale {
  readonly shop: Pick<StoredShop, 'vat' | 'timeZone'>;
  readonly at: Instant;
  readonly orderType: OrderType;
}

interface PricedLine {
  readonly item: OrderItem;
  readonly vat: readonly TaxedShare[] | undefined;
}

/**
 * Prices an order by the shop's menu; no price comes from the request. All unavailable items are reported at once.
 * Source: decisions, POST /api/order; FAULT-P16.
 */
export function priceOrder(
  menu: MenuDto,
  requested: readonly RequestedItem[],
  sale: Sale,
): Result<PricedOrder, ChoiceRefusal> {
  const articles = menuArticles(menu);
  const priced = requested.map((item) => priceItem(articles.get(item.code), item, sale));
  const unavailable = priced.flatMap((item) =>
    !item.ok && item.error.kind === 'unavailable' ? item.error.articleCodes : [],
  );
  if (unavailable.length > 0) return err({ kind: 'unavailable', articleCodes: [...new Set(unavailable)] });
  const lines = priced.flatMap((item) => (item.ok ? [item.value] : []));
  const items = lines.map(({ item }) => item);
  const taxed = lines.flatMap(({ vat }) => (vat === undefined ? [] : [vat]));
  const total = amountOfUnits(addAmounts(ZERO_AMOUNT, ...items.map((item) => item.total)));
  if (items.length < requested.length || total === undefined) return err({ kind: 'invalid' });
  return ok({ items, total, vat: taxed.length === items.length ? taxed : undefined });
}

function priceItem(
  article: ArticleDto | undefined,
  { code, quantity, choices }: RequestedItem,
  { shop, orderType, at }: Sale,
): Result<PricedLine, ChoiceRefusal> {
  if (article === undefined || article.soldOut === true || !isArticleServed(article, timeZoneOf(shop), at)) {
    return err({ kind: 'unavailable', articleCodes: [code] });
  }
  const chosen = chosenArticles(article, choices);
  if (!chosen.ok) return chosen;
  const named = namesAndPrice(article);
  const picked = chosen.value.map(chosenItem).filter((choice) => choice !== undefined);
  if (named === undefined || picked.length < chosen.value.length) {
    return err({ kind: 'unavailable', articleCodes: [code] });
  }
  const each = addAmounts(named.price, ...picked.map((choice) => choice.price));
  const total = amountOfUnits(each * quantity);
  if (total === undefined || total < 0) return err({ kind: 'invalid' });
  const classes = [article.vatClass, ...chosen.value.map(({ article: part }) => part.vatClass)];
  const parts = [named, ...picked].map(({ price }, index) => ({
    vatClass: classes[index] ?? article.vatClass ?? undefined,
    price,
  }));
  const vat = lineVat(parts, total, shop, orderType);
  const contents = declaredContents(
    [article, ...chosen.value.map(({ article: part }) => part)].map(({ allergens, diets }) => ({
      ...{ allergens: allergens ?? undefined, diets: diets ?? undefined },
    })),
  );
  return ok({ item: { ...named, quantity, choices: picked, total, contents }, vat });
}

const isArticleServed = ({ servingHours }: ArticleDto, timeZone: string, at: Instant): boolean =>
  isServed(readHours(servingHours ?? []), timeZone, at);

function chosenItem({ article, level, choiceCode, parent }: ChosenArticle): OrderItemChoice | undefined {
  const named = namesAndPrice(article);
  const code = parseChoiceCode(choiceCode);
  if (named === undefined || code === undefined) return undefined;
  return { ...named, place: { level, choiceCode: code, parent } };
}

/** The current names: an order is read long after the menu has changed. Undefined for what cannot be sold. */
function namesAndPrice({ code: text, description, i18n, price: decimal }: ArticleDto | ChoiceArticleDto) {
  const code = parseArticleCode(text);
  const price = parseAmount(decimal);
  if (code === undefined || price === undefined) return undefined;
  const texts = i18n?.['description'];
  return { code, description, translations: texts === undefined ? {} : { description: texts }, price };
}
