import type { Basket, BasketItem } from '@/domain/basket/basket';
import { unitPrice } from '@/domain/basket/basket-total';
import { isSameDish } from '@/domain/basket/is-same-dish';
import type { MenuSlip, PriceChange, WithdrawnLine } from '@/domain/basket/menu-diff';
import { flatChoices, selectionFromFlatChoices } from '@/domain/basket/flat-choices';
import { missingChoices } from '@/domain/menu/choices/missing-choices';
import { findArticle } from '@/domain/menu/find-article';
import type { Menu } from '@/domain/menu/menu';
import { err, ok, type Result } from '@/domain/shared/result';

/**
 * Holds a basket against the menu of its shop. Another shop's menu says nothing about it: all lines are kept.
 * Source: OPEN-41; PAIN-42, PAIN-44, PAIN-55.
 */
export function compareWithMenu(basket: Basket, menu: Menu): MenuSlip {
  if (basket.shopId !== menu.shopId) return { kept: basket.items, fallen: [], risen: [], withdrawn: [] };
  const kept: BasketItem[] = [];
  const fallen: PriceChange[] = [];
  const risen: PriceChange[] = [];
  const withdrawn: WithdrawnLine[] = [];
  for (const line of basket.items) {
    const repriced = repriceLine(line, menu);
    const change = repriced.ok ? priceChange(line, repriced.value) : undefined;
    if (!repriced.ok) withdrawn.push({ line, ...repriced.error });
    else if (change === undefined) kept.push(line);
    else (change.after > change.before ? risen : fallen).push(change);
  }
  return { kept, fallen, risen, withdrawn };
}

/** The line at today's prices, or why it is not to be had. */
function repriceLine(line: BasketItem, menu: Menu): Result<BasketItem, Omit<WithdrawnLine, 'line'>> {
  const { code } = line.article;
  const article = findArticle(menu, code);
  if (article === undefined) return err({ reason: 'gone', articleCode: code });
  if (article.isSoldOut) return err({ reason: 'soldOut', articleCode: code });
  const { selection, dropped } = selectionFromFlatChoices(article, line.flatChoices);
  const repriced = {
    ...line,
    article: { code, price: article.price },
    flatChoices: flatChoices(article, selection),
  };
  const [first] = dropped;
  if (first !== undefined && first.reason !== 'tooMany') {
    return err({ reason: first.reason, articleCode: first.flatChoice.article.code });
  }
  const isWhole = missingChoices(article, selection).length === 0 && isSameDish(line, repriced);
  return isWhole ? ok(repriced) : err({ reason: 'choicesChanged', articleCode: code });
}

function priceChange(line: BasketItem, repriced: BasketItem): PriceChange | undefined {
  const [before, after] = [unitPrice(line), unitPrice(repriced)];
  return before === after ? undefined : { line, repriced, before, after };
}
