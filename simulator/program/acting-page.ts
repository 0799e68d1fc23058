import type { Services } from '@/domain/ports/deps';
import type { OrderId } from '@/domain/order/order';
import type { Clock } from '@/domain/ports/clock';
import type { Navigator } from '@/domain/ports/navigator';
import type { Amount } from '@/domain/shared/amount';

/** The storefront's program in one tab, as acts need it. */
export interface ActingPage extends Services {
  readonly clock: Clock;
  readonly navigator: Navigator;
  /** Aborts when the screen is left. */
  readonly screen: AbortController;
  /** The customer has seen this total of an order and goes to pay it. */
  agreeTo(orderId: OrderId, total: Amount | undefined): void;
  /** The result of some work, or that the page was left before it ended. */
  orItsEnd<Value>(work: Promise<Value>): Promise<Value | 'the page was left'>;
}

/** A browser of one customer. */
export interface ActingBrowser {
  /** What every question is answered with. */
  saysYes: boolean;
  /** The page in a tab, if there is one. */
  page(tab: number): ActingPage | undefined;
  /** Loads the program anew in a tab. */
  open(tab: number, address: string): Promise<ActingPage>;
  close(tab: number): void;
}
