import { misused, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { BasketStore } from '@/application/basket/basket-store';
import type { BasketItem } from '@/domain/basket/basket';
import { err, ok, type Result } from '@/domain/shared/result';

/** Finds a line by its number from 1, or by its id, which does not change when other lines are removed. */
export function basketLine(terminal: Terminal, typed: string): Result<BasketItem, Outcome> {
  const { items } = terminal.get(BasketStore);
  const line = /^\d{1,3}$/.test(typed) ? items[Number(typed) - 1] : items.find(({ id }) => id === typed);
  return line === undefined
    ? err(misused('line', `There is no line ${typed}; \`lucka basket\` shows those that there are.`))
    : ok(line);
}
