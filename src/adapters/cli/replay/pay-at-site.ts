import type { Act } from '@/adapters/cli/script/step';
import type { SiteBrowser } from '@/adapters/cli/replay/site-browser';

type Pay = Extract<Act, { readonly do: 'pay' }>;

/** Only a person pays at another provider than the demonstration's. */
export const FOREIGN_PROVIDER = 'foreign-provider';

/** Decides at the page of the demonstration's provider, which stands at the site itself, and comes back. */
export async function payAtSite(
  browser: SiteBrowser,
  tab: number,
  { card, returns }: Pay,
  otherBrowser: () => SiteBrowser,
): Promise<string> {
  const departure = browser.departureOf(tab);
  if (departure === undefined) return 'there is nothing to pay here';
  if (card === 'walks off') {
    browser.close(tab);
    return 'walked off';
  }
  if (!new URL(departure).pathname.startsWith('/demo-payment/')) return FOREIGN_PROVIDER;
  const returnUrl = await decide(departure, card);
  if (returnUrl === undefined) return 'the provider did not answer';
  browser.close(tab);
  if (returns === 'never') return 'decided, and gone';
  const { pathname, search } = returnUrl;
  const where = returns === 'here' ? browser : otherBrowser();
  // As a browser does, since the redirect has no fragment of its own.
  await where.open(tab, pathname + search + new URL(departure).hash);
  return 'decided, and back';
}

async function decide(departure: string, card: Exclude<Pay['card'], 'walks off'>): Promise<URL | undefined> {
  const form = card === 'gives up' ? { action: 'cancel' } : { action: 'pay', card };
  try {
    const body = new URLSearchParams(form);
    const answer = await fetch(departure, { method: 'POST', body, redirect: 'manual' });
    const location = answer.headers.get('location');
    return location === null ? undefined : new URL(location, departure);
  } catch {
    return undefined;
  }
}
