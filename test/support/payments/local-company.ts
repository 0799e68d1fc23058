import type { Instant } from '@/domain/shared/instant';
import type { LocalServer } from '@test/support/payments/local-server';

/** A company that takes payments, as a server on this machine that speaks the used part of its API. */
export interface LocalCompany {
  readonly name: 'stripe' | 'vipps';
  readonly server: LocalServer;
  /** The pages opened for a payment. */
  readonly pages: (paymentId: string) => readonly string[];
  /** The visitor pays, where a page is open. */
  readonly pay: (paymentId: string) => void;
  /** The visitor gives up, or waits for too long. */
  readonly abort: (paymentId: string) => void;
  /** The money given back, in hundredths. */
  readonly refunded: (paymentId: string) => number;
  /** A notification in the company's form. */
  readonly signed: (
    secret: string,
    paymentId: string,
    at: Instant,
  ) => { readonly body: string; readonly headers: Readonly<Record<string, string>> };
}
