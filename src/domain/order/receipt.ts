import type { VatShare } from '@/domain/order/vat';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

/** Money of an order that was given back. */
export interface OrderRefund {
  readonly amount: Amount;
  readonly at: Instant;
}

/** Money that is to be given back, and that the guest does not have. */
export interface OpenRefund extends OrderRefund {
  /** On its way since then, or refused by the bank of the guest at that time. */
  readonly state: 'pending' | 'failed';
}

/** The company that sold an order. */
export interface Seller {
  readonly name: string;
  readonly organisationNumber: string;
  /** One line each. */
  readonly address: readonly string[];
}

/** What the receipt of a paid order has besides its details. */
export interface Receipt {
  /** Unique in the chain. */
  readonly number: string;
  readonly at: Instant;
  /** Undefined where the chain names none. */
  readonly seller: Seller | undefined;
  /** The name of the payment company; undefined where nothing was to pay. */
  readonly paidWith: string | undefined;
  /** The tax in what was paid and not given back; empty where the chain states none. */
  readonly vat: readonly VatShare[];
}
