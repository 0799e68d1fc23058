import type { Currency } from '@/domain/menu/menu';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { MinuteOfDay } from '@/domain/shop/opening-hours';

/** Something that staff has stopped, until it is offered again. */
export interface Stop {
  /** Undefined: until further notice. */
  readonly until: Instant | undefined;
}

/** What staff can change of a shop, as guests get it now. */
export interface ShopState {
  readonly isPaused: boolean;
  /** Undefined where it is not paused, and where it is paused until further notice. */
  readonly pausedUntil: Instant | undefined;
  readonly currency: Currency;
  readonly articles: readonly StateArticle[];
  /** Today and the six days after it, in the time zone of the shop. */
  readonly days: readonly ShopDay[];
}

/** A choice with the same id is the same thing in every dish of the shop. */
export interface StateChoice {
  /** Its article code. */
  readonly id: string;
  readonly name: string;
  readonly isSoldOut: boolean;
  /** Undefined where it is not sold out, where only the chain's folder says so, and until it is ended. */
  readonly soldOutUntil: Instant | undefined;
}

export interface StateArticle extends StateChoice {
  readonly price: Amount;
  /** Whether staff has changed it. */
  readonly isPriceChanged: boolean;
  /** The name of its category. */
  readonly category: string;
  readonly choices: readonly StateChoice[];
}

export interface DayHours {
  readonly opens: MinuteOfDay;
  /** At or before `opens`: after midnight. */
  readonly closes: MinuteOfDay;
}

export interface ShopDay {
  /** `2026-11-21`. */
  readonly date: string;
  /** None where the shop is closed. */
  readonly hours: readonly DayHours[];
  /** Whether staff has changed the day. */
  readonly isChanged: boolean;
}
