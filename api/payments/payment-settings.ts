import { err, ok, type Result } from '@/domain/shared/result';
import type { VippsMerchant } from '@api/payments/vipps/vipps-client';

/** The company that takes the payments; undefined for the demonstration's, or one that is plugged in. */
export type PaymentSettings =
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      /** Undefined for Stripe's own. */
      readonly address: string | undefined;
    }
  | { readonly kind: 'vipps'; readonly merchant: VippsMerchant; readonly webhookSecrets: readonly string[] };

const VIPPS_ADDRESS = 'https://api.vipps.no';

/** Never printed. */
export const PAYMENT_SECRETS = [
  'LUCKA_STRIPE_KEY',
  'LUCKA_STRIPE_WEBHOOK_SECRETS',
  'LUCKA_VIPPS_CLIENT_SECRET',
  'LUCKA_VIPPS_SUBSCRIPTION_KEY',
  'LUCKA_VIPPS_WEBHOOK_SECRETS',
] as const;

/** Reads one setting, and notes an error for the operator. */
type ReadSetting = <Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Result<Value, string>,
) => Value;

/** Reads which company takes the payments, and what it has given the operator; `report` gets what is missing. */
export function readPaymentSettings(
  read: ReadSetting,
  report: (error: string) => void,
): PaymentSettings | undefined {
  const kind = read<'stripe' | 'vipps' | undefined>('LUCKA_PAYMENTS', undefined, company);
  const text = (name: string): string | undefined => read<string | undefined>(name, undefined, ok);
  const given = {
    secretKey: read<string | undefined>('LUCKA_STRIPE_KEY', undefined, stripeKey),
    stripeSecrets: text('LUCKA_STRIPE_WEBHOOK_SECRETS'),
    stripeAddress: read<string | undefined>('LUCKA_STRIPE_ADDRESS', undefined, apiAddress),
    clientId: text('LUCKA_VIPPS_CLIENT_ID'),
    clientSecret: text('LUCKA_VIPPS_CLIENT_SECRET'),
    subscriptionKey: text('LUCKA_VIPPS_SUBSCRIPTION_KEY'),
    serialNumber: text('LUCKA_VIPPS_MERCHANT'),
    vippsSecrets: text('LUCKA_VIPPS_WEBHOOK_SECRETS'),
    vippsAddress: read('LUCKA_VIPPS_ADDRESS', VIPPS_ADDRESS, apiAddress),
  };
  const required = (name: string, value: string | undefined): string => {
    if (value === undefined) report(`${name} must be set together with LUCKA_PAYMENTS=${kind}.`);
    return value ?? '';
  };
  switch (kind) {
    case undefined:
      return undefined;
    case 'stripe':
      return {
        kind,
        secretKey: required('LUCKA_STRIPE_KEY', given.secretKey),
        webhookSecrets: listOf(required('LUCKA_STRIPE_WEBHOOK_SECRETS', given.stripeSecrets)),
        address: given.stripeAddress,
      };
    case 'vipps':
      return {
        kind,
        merchant: {
          address: given.vippsAddress,
          clientId: required('LUCKA_VIPPS_CLIENT_ID', given.clientId),
          clientSecret: required('LUCKA_VIPPS_CLIENT_SECRET', given.clientSecret),
          subscriptionKey: required('LUCKA_VIPPS_SUBSCRIPTION_KEY', given.subscriptionKey),
          serialNumber: required('LUCKA_VIPPS_MERCHANT', given.serialNumber),
        },
        webhookSecrets: listOf(required('LUCKA_VIPPS_WEBHOOK_SECRETS', given.vippsSecrets)),
      };
  }
}

const listOf = (text: string): readonly string[] => text.split(',').map((secret) => secret.trim());

const company = (text: string): Result<'stripe' | 'vipps', string> =>
  text === 'stripe' || text === 'vipps' ? ok(text) : err('stripe or vipps');

const stripeKey = (text: string): Result<string, string> =>
  /^[sr]k_(?:test|live)_\w+$/.test(text) ? ok(text) : err('a secret key of Stripe, like sk_live_…');

/** Keys and payments travel encrypted, except to a server on this machine. */
function apiAddress(text: string): Result<string, string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  return url !== undefined && (url.protocol === 'https:' || isLocal)
    ? ok(url.origin)
    : err('an address like https://api.example.com');
}
