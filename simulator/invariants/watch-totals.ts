import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { BasketStore } from '@/application/basket/basket-store';
import type { BasketItem } from '@/domain/basket/basket';

/**
 * The total that a page shows is the sum of its lines, choices of every level included. Added up independently of the
 * product.
 */
export function watchTotals(watched: WatchedPage): void {
  const baskets = watched.page.get(BasketStore);
  reaction(
    () => ({ items: baskets.items, total: baskets.total }),
    ({ items, total }) => {
      const expected = items.reduce((sum, item) => sum + lineTotal(item), 0);
      if (total !== expected)
        violate(watched, 'totals are equal', `the basket shows ${total} and its lines cost ${expected}`);
    },
  );
}

const lineTotal = ({ quantity, article, flatChoices }: BasketItem): number =>
  quantity * flatChoices.reduce((price, choice) => price + choice.article.price, Number(article.price));
