import type { Terminal } from '@cli/terminal/terminal';
import { startingPrice, type Priced } from '@/domain/menu/choices/starting-price';
import type { Currency } from '@/domain/menu/menu';

/** What an article costs before anything is chosen, with "from" where a required choice can cost more (DEC-146). */
export function shownPrice(terminal: Terminal, article: Priced, currency: Currency): string {
  const { lowest, canRise } = startingPrice(article);
  const price = terminal.money(lowest, currency);
  return canRise ? terminal.text('price.from', { price }) : price;
}
