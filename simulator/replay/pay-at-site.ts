import type { Act } from '@/adapters/recording/step';
import type { SiteBrowser } from '@simulator/replay/site-browser';
import type { ReplaySite } from '@simulator/replay/site-page';
import { REQUEST_TIMEOUT_MS } from '@/adapters/http/create-http-client';
import type { Clock } from '@/domain/ports/clock';

type Pay = Extract<Act, { readonly do: 'pay' }>;

/** For a visitor at the payment page. */
type PayingBrowser = Pick<SiteBrowser, 'departureOf' | 'close'> & {
  open(tab: number, address: string): Promise<unknown>;
};

/** Only a person pays at another provider than the demonstration's. */
export const FOREIGN_PROVIDER = 'foreign-provider';

/** Decides at the page of the demonstration's provider, which stands at the site itself, and comes back. */
export async function payAtSite(
  { origin, clock }: Pick<ReplaySite, 'origin' | 'clock'>,
  browser: PayingBrowser,
  tab: number,
  { card, returns }: Pay,
  otherBrowser: () => PayingBrowser,
): Promise<string> {
  const departure = browser.departureOf(tab);
  if (departure === undefined) return 'there is nothing to pay here';
  if (card === 'walks off') {
    browser.close(tab);
    return 'walked off';
  }
  if (!URL.canParse(departure, origin)) return 'the payment page has no address';
  const page = new URL(departure, origin);
  const isOurs = page.origin === origin && page.pathname.startsWith('/demo-payment/');
  if (!isOurs) return FOREIGN_PROVIDER;
  const returnUrl = await decide(page, card, clock);
  if (returnUrl === undefined) return 'the provider did not answer';
  browser.close(tab);
  if (returns === 'never') return 'decided, and gone';
  const { pathname, search } = returnUrl;
  const where = returns === 'here' ? browser : otherBrowser();
  // As a browser does, since the redirect has no fragment of its own.
  await where.open(tab, pathname + search + page.hash);
  return 'decided, and back';
}

async function decide(
  page: URL,
  card: Exclude<Pay['card'], 'walks off'>,
  clock: Clock,
): Promise<URL | undefined> {
  const form = card === 'gives up' ? { action: 'cancel' } : { action: 'pay', card };
  const patience = new AbortController();
  const stop = clock.after(REQUEST_TIMEOUT_MS, () => patience.abort());
  try {
    const body = new URLSearchParams(form);
    const { signal } = patience;
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual', signal });
    const location = answer.headers.get('location');
    return location === null ? undefined : new URL(location, page);
  } catch {
    return undefined;
  } finally {
    stop();
  }
}
