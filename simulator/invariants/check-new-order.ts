import type { WatchedWorld } from '@simulator/invariants/watched-world';
import type { ArticleDto, ChoiceArticleDto, MenuDto } from '@/adapters/contract/menu';
import { AMOUNT_SCALE } from '@/domain/shared/amount';
import type { StoredOrder } from '@api/orders/stored-order';

type Sold = ArticleDto | ChoiceArticleDto;

/**
 * An order holds articles that the current menu sells, at its prices. Computed independently of the product. Source:
 * FAULT-P16, FAULT-P17, FAULT-P20.
 */
export function checkNewOrder(
  { world: { floor, hasPlainMenus }, violations }: WatchedWorld,
  { id, shopId, items, total }: StoredOrder,
): void {
  if (!hasPlainMenus) return;
  const menu = floor.menuOf(shopId);
  const sold = menu === undefined ? new Map<string, Sold>() : soldOn(menu);
  let units = 0;
  for (const { code, quantity, choices } of items) {
    const parts = [code, ...choices.map((choice) => choice.code)].map((each) => sold.get(each));
    for (const [at, part] of parts.entries())
      if (part === undefined || part.soldOut === true)
        violations.add(
          'orders are what the menu says',
          `${id} holds ${at === 0 ? code : `a part of ${code}`} which is not sold`,
        );
    units += quantity * parts.reduce((sum, part) => sum + Math.round((part?.price ?? 0) * AMOUNT_SCALE), 0);
  }
  if (units !== total)
    violations.add('orders are what the menu says', `${id} costs ${total} and not ${units}`);
}

/** All that can be had, by its code: no two things of a simulated menu share one. */
function soldOn(menu: MenuDto): ReadonlyMap<string, Sold> {
  const sold = new Map<string, Sold>();
  const take = (article: Sold): void => {
    sold.set(article.code, article);
    for (const group of article.choices ?? []) group.articles.forEach(take);
  };
  const walk = (items: MenuDto['items']): void => {
    for (const item of items)
      if ('items' in item) walk(item.items);
      else take(item);
  };
  walk(menu.items);
  return sold;
}
