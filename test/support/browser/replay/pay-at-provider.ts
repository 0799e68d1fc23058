import type { Page } from 'playwright-core';
import { parseLanguage } from '@/domain/shared/language';
import { ProviderPage } from '@test/support/browser/provider-page';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed, Place } from '@test/support/browser/replay/replay-step';
import { hasArrived } from '@test/support/browser/replay/replayed-browser';

/** Decides at the provider's page, and comes back here, in another browser, or not at all. */
export async function payAtProvider(place: Place, { card, returns }: ActOf<'pay'>): Promise<Deed> {
  const { browser, tab } = place;
  const page = browser.page(tab);
  if (page === undefined || !isProviderShown(page)) return 'there is nothing to pay here';
  if (card === 'walks off') {
    await browser.close(tab);
    return 'walked off';
  }
  if (returns === 'here') {
    await decide(page, card);
    return async () => `${await comesTo({ back: () => !isProviderShown(page) })}, ${await howItWent(place)}`;
  }
  const address = await decideAndStay(page, card);
  await browser.close(tab);
  if (returns === 'never') return 'and gone';
  const other = await place.otherBrowser();
  // The product may learn of it late, since that browser has no record of the payment.
  return (await other.visit(tab, address)) ? 'back' : 'there is no page';
}

export const isProviderShown = (page: Page): boolean => /\/demo-payment\//.test(page.url());

async function howItWent({ browser, tab }: Place): Promise<string> {
  const page = browser.page(tab);
  if (page === undefined || !(await hasArrived(page))) return 'there is no page';
  const guest = await browser.at(tab);
  if (guest === undefined) return 'there is no page';
  return comesTo({
    paid: () => guest.page.getByRole('list', { name: guest.say('order.steps') }).isVisible(),
    unpaid: () => guest.page.getByRole('main').getByRole('alert').isVisible(),
  });
}

async function decide(page: Page, card: 'succeeds' | 'declined' | 'gives up'): Promise<void> {
  const language = parseLanguage((await page.locator('html').getAttribute('lang')) ?? '') ?? 'en';
  const provider = new ProviderPage(page, language);
  if ((await page.getByRole('radio').count()) === 0) await provider.goBack();
  else if (card === 'gives up') await provider.cancel();
  else await provider.pay(card);
}

/** Answers where the customer would be sent next, and is not. */
async function decideAndStay(page: Page, card: 'succeeds' | 'declined' | 'gives up'): Promise<string> {
  const { hash } = new URL(page.url());
  const next = new Promise<string>((resolve) => {
    void page.route('**/demo-payment/**', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      const { pathname, search } = new URL(answer.headers()['location'] ?? '', page.url());
      resolve(pathname + search + hash);
      await route.abort();
    });
  });
  await decide(page, card);
  return next;
}
