import { reaction } from 'mobx';

import { type WatchedPage, violate } from '@simulator/invariants/watched-world';
import { shopOfCode } from '@simulator/world/simulated-chain';
import { BasketStore } from '@/application/basket/basket-store';

/** All articles of a basket belong to its shop, at every moment. A code of a simulated menu contains its shop. */
export function watchShops(watched: WatchedPage): void {
  if (!watched.world.hasPlainMenus) return;
  const baskets = watched.page.get(BasketStore);
  reaction(
    () => baskets.basket,
    ({ shopId, items }) => {
      const codes = items.map(({ article }) => article.code);
      const foreign = codes.filter((code) => shopOfCode(code) !== shopId);
      if (foreign.length > 0)
        violate(watched, 'one shop in a basket', `${foreign.join(', ')} at shop ${shopId}`);
    },
  );
}
