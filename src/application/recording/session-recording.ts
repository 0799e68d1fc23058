import type { OrderType } from '@/domain/settings/order-type';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { SpotId } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** A dish as it was put; `choose` are the paths of what was chosen. */
export interface PutDish {
  readonly shopId: ShopId | undefined;
  readonly article: string;
  readonly choose: readonly string[];
  readonly quantity: number;
}

/** The outcome of a call without an answer, or without a usable one. */
export type CallFate = 'lost' | 'timedOut' | 'damaged' | RefusedCall;

export interface RefusedCall {
  readonly status: number;
  /** `urn:lucka:<family>:<code>`. */
  readonly type?: string;
  readonly code?: string;
  readonly parameter?: string;
  readonly articleCodes?: readonly string[];
  readonly errors?: readonly string[];
  /** Seconds. */
  readonly retryAfter?: number;
}

/** A finished call. `path` has a `*` in place of the id of an order, a payment or a picture. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly startedAt: Instant;
  /** Undefined for a successful call. */
  readonly fate: CallFate | undefined;
}

/**
 * An event in this tab that can be replayed. It contains no personal data: no name, address, number, code of an order
 * or text of a note.
 */
export type RecordedEvent =
  | { readonly kind: 'visit'; readonly path: string }
  | { readonly kind: 'chooseShop'; readonly shopId: ShopId }
  | { readonly kind: 'chooseOrderType'; readonly orderType: OrderType }
  | { readonly kind: 'put'; readonly dish: PutDish }
  | { readonly kind: 'increase' | 'decrease' | 'remove'; readonly line: number }
  | { readonly kind: 'writeNote'; readonly length: number }
  | { readonly kind: 'chooseSpot'; readonly spotId: SpotId | undefined }
  | { readonly kind: 'agree' }
  | { readonly kind: 'cancelOrder' }
  | { readonly kind: 'bringBack'; readonly shopId: ShopId }
  | { readonly kind: 'order' }
  /** The visitor was at the payment provider, with this outcome. */
  | { readonly kind: 'pay'; readonly isPaid: boolean }
  | { readonly kind: 'logIn' }
  | { readonly kind: 'logOut' }
  | { readonly kind: 'speak'; readonly language: Language }
  | { readonly kind: 'line'; readonly isOnline: boolean }
  | { readonly kind: 'failedCall'; readonly call: SeenCall & { readonly fate: CallFate } }
  /** A remark for readers of the report. */
  | { readonly kind: 'remark'; readonly text: string };

export interface RecordingEntry {
  readonly at: Instant;
  readonly event: RecordedEvent;
}

/** The state before the first entry. */
export interface RecordingOpening {
  readonly path: string;
  readonly language: Language;
  readonly isMember: boolean;
  readonly shopId: ShopId | undefined;
  readonly orderType: OrderType | undefined;
  readonly dishes: readonly PutDish[];
  readonly noteLength: number;
  readonly spotId: SpotId | undefined;
}

export interface SessionRecording {
  readonly startedAt: Instant;
  readonly opening: RecordingOpening;
  readonly entries: readonly RecordingEntry[];
}
