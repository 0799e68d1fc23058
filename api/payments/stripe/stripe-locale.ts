import type Stripe from 'stripe';
import { formatLocale, type Language } from '@/domain/shared/language';

/** The documented languages of Checkout; the type of the library also allows any text. */
const LOCALES = [
  ...([
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'es',
    'es-419',
    'et',
    'fi',
    'fil',
    'fr',
    'fr-CA',
  ] as const),
  ...(['hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR'] as const),
  ...(['ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK', 'zh-TW'] as const),
] satisfies readonly Stripe.Checkout.SessionCreateParams.Locale[];

export type StripeLocale = (typeof LOCALES)[number] | 'auto';

/**
 * The language of the page at Stripe: that of the product with its region, else without it, `nb` for `no`. The language
 * of the browser for one that Stripe does not have. Source: Stripe API, Create a Checkout Session, `locale`.
 */
export function stripeLocale(language: Language): StripeLocale {
  const locale = formatLocale(language);
  const [primary] = locale.split('-');
  return LOCALES.find((known) => known === locale) ?? LOCALES.find((known) => known === primary) ?? 'auto';
}
