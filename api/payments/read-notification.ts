import type { IncomingHttpHeaders } from 'node:http';
import type { Instant } from '@/domain/shared/instant';

/** A notification as it came. */
export interface ReceivedNotification {
  readonly headers: IncomingHttpHeaders;
  /** The exact bytes, which the signature covers. */
  readonly body: Buffer;
  readonly now: Instant;
}

export type ReadNotification =
  /** Truly from the provider; its form is checked afterwards. */
  | { readonly kind: 'signed'; readonly notification: unknown }
  /** Truly from the provider, and about something else than a payment of ours. */
  | { readonly kind: 'irrelevant' }
  | { readonly kind: 'notSigned' }
  /** Truly from the provider, and no JSON. */
  | { readonly kind: 'unreadable' };

/** Reads the notifications of one payment provider; the signature is checked before anything is parsed. */
export type NotificationReader = (received: ReceivedNotification) => ReadNotification;
