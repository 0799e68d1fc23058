import type { Basket, BasketItem } from '@/domain/basket/basket';
import { unitPrice } from '@/domain/basket/basket-total';
import { isSameDish } from '@/domain/basket/is-same-dish';
import type { MenuDiff, PriceChange, UnavailableLine } from '@/domain/basket/menu-diff';
import { pricedArticle } from '@/domain/basket/priced-article';
import { flatChoices, selectionFromFlatChoices } from '@/domain/basket/flat-choices';
import { missingChoices } from '@/domain/menu/choices/missing-choices';
import { findArticle } from '@/domain/menu/find-article';
import type { Menu } from '@/domain/menu/menu';
import { err, ok, type Result } from '@/domain/shared/result';

/**
 * Compares a basket with the menu of its shop. With the menu of another shop, all lines are unchanged. Source:
 * OPEN-41; PAIN-42, PAIN-44, PAIN-55.
 */
export function compareWithMenu(basket: Basket, menu: Menu): MenuDiff {
  if (basket.shopId !== menu.shopId)
    return { unchanged: basket.items, priceDrops: [], priceRises: [], unavailable: [] };
  const unchanged: BasketItem[] = [];
  const priceDrops: PriceChange[] = [];
  const priceRises: PriceChange[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const line of basket.items) {
    const repriced = repriceLine(line, menu);
    const change = repriced.ok ? priceChange(line, repriced.value) : undefined;
    if (!repriced.ok) unavailable.push({ line, ...repriced.error });
    else if (change === undefined) unchanged.push(line);
    else (change.after > change.before ? priceRises : priceDrops).push(change);
  }
  return { unchanged, priceDrops, priceRises, unavailable };
}

/** Returns the line at today's prices, or why it is unavailable. */
function repriceLine(line: BasketItem, menu: Menu): Result<BasketItem, Omit<UnavailableLine, 'line'>> {
  const { code } = line.article;
  const article = findArticle(menu, code);
  if (article === undefined) return err({ reason: 'gone', articleCode: code });
  if (article.isSoldOut) return err({ reason: 'soldOut', articleCode: code });
  if (article.servedNext !== undefined) return err({ reason: 'notServed', articleCode: code });
  const { selection, dropped } = selectionFromFlatChoices(article, line.flatChoices);
  const repriced = {
    ...line,
    article: pricedArticle(article),
    flatChoices: flatChoices(article, selection),
  };
  const [first] = dropped;
  if (first !== undefined && first.reason !== 'tooMany') {
    return err({ reason: first.reason, articleCode: first.flatChoice.article.code });
  }
  const isAppLoaded = missingChoices(article, selection).length === 0 && isSameDish(line, repriced);
  return isAppLoaded ? ok(repriced) : err({ reason: 'choicesChanged', articleCode: code });
}

function priceChange(line: BasketItem, repriced: BasketItem): PriceChange | undefined {
  const [before, after] = [unitPrice(line), unitPrice(repriced)];
  return before === after ? undefined : { line, repriced, before, after };
}
