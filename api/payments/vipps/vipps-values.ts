import { createHash } from 'node:crypto';

/** The documented currencies. Source: Vipps MobilePay, ePayment API, Amount. */
const CURRENCIES = ['NOK', 'DKK', 'EUR', 'SEK'] as const;

export const isVippsCurrency = (currency: string): currency is (typeof CURRENCIES)[number] =>
  CURRENCIES.some((known) => known === currency);

const KEY_MAX_CHARS = 50;

/** The idempotency key of an attempt: a longer one than Vipps accepts by its hash. */
export function vippsKey(key: string, attempt: number): string {
  const text = attempt === 1 ? key : `${key}-${attempt}`;
  return text.length <= KEY_MAX_CHARS ? text : createHash('sha256').update(text).digest('base64url');
}
