import type { ActingPage } from '@simulator/acts/acting-page';
import { BasketStore } from '@/application/basket/basket-store';
import { DecreaseItem } from '@/application/basket/decrease-item';
import { IncreaseItem } from '@/application/basket/increase-item';
import { RemoveItem } from '@/application/basket/remove-item';

/** Changes a line of the basket, counted from 0 and around again. */
export function changeLine(
  page: ActingPage,
  change: 'increase' | 'decrease' | 'remove',
  line: number,
): string {
  const { items } = page.get(BasketStore);
  const item = items[line % Math.max(1, items.length)];
  if (item === undefined) return 'the basket is empty';
  if (change === 'increase') page.get(IncreaseItem).increase(item.id);
  else if (change === 'decrease') page.get(DecreaseItem).decrease(item.id);
  else page.get(RemoveItem).remove(item.id);
  return item.article.code;
}
