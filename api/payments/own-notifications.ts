import { isSigned, SIGNATURE_HEADER } from '@api/payments/notification-signature';
import { parsedJson } from '@api/payments/parsed-json';
import type { NotificationReader } from '@api/payments/read-notification';

/** Notifications in our own form: `{"id", "paymentId"}`, signed with `payment-signature` under one of the keys. */
export const ownNotifications =
  (keys: readonly string[]): NotificationReader =>
  ({ headers, body, now }) => {
    if (!isSigned({ keys, now }, String(headers[SIGNATURE_HEADER]), body)) return { kind: 'notSigned' };
    const read = parsedJson(body);
    return read.ok ? { kind: 'signed', notification: read.value } : { kind: 'unreadable' };
  };
