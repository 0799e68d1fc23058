import type { ActingPage } from '@simulator/program/acting-page';
import { BasketStore } from '@/application/basket/basket-store';
import { BasketCommands } from '@/application/basket/basket-commands';

/** Changes a line of the basket, counted from 0 and around again. */
export function changeLine(
  page: ActingPage,
  change: 'increase' | 'decrease' | 'remove',
  line: number,
): string {
  const { items } = page.get(BasketStore);
  const item = items[line % Math.max(1, items.length)];
  if (item === undefined) return 'the basket is empty';
  if (change === 'increase') page.get(BasketCommands).increase(item.id);
  else if (change === 'decrease') page.get(BasketCommands).decrease(item.id);
  else page.get(BasketCommands).remove(item.id);
  return item.article.code;
}
