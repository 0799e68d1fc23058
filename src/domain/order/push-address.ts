/** Where a browser receives messages from its push service, and the keys that they are encrypted for. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
