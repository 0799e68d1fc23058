import type { Guest } from '@test/support/browser/guest';
import { follow } from '@test/support/browser/replay/follow';
import { comesTo } from '@test/support/browser/replay/comes-to';
import type { ActOf, Deed } from '@test/support/browser/replay/replay-step';
import { isProviderShown } from '@test/support/browser/replay/pay-at-provider';
import { shopOfBasket } from '@test/support/browser/replay/shop-words';

/** Confirms the basket; another total than was shown is paid only if it is accepted. */
export async function orderBasket(guest: Guest, { accepts }: ActOf<'order'>): Promise<Deed> {
  const shop = await shopOfBasket(guest);
  if (shop === undefined) return 'there is no basket';
  await follow(guest, `/shop/${shop}/checkout`);
  const seen = await comesTo({
    ready: () => guest.payButton.and(guest.page.locator('[aria-disabled="false"]')).isVisible(),
    'paid already': () => guest.heading('checkout.paidHeader').isVisible(),
    'there is nothing to order': () => guest.heading('basket.empty').isVisible(),
    'no shop is chosen': () => !guest.address.startsWith(`/shop/${shop}/checkout`),
  });
  if (seen !== 'ready') return seen;
  await guest.tap(guest.payButton);
  return async () => {
    const outcome = await outcomeOf(guest);
    if (outcome !== 'another total') return outcome;
    if (!accepts) return 'another total, not accepted';
    await guest.tap(acceptButton(guest));
    return outcomeOf(guest);
  };
}

const acceptButton = (guest: Guest) =>
  guest.page.getByRole('button', { name: guest.texts.pattern('checkout.acceptTotal') });

function outcomeOf(guest: Guest): Promise<string> {
  const main = guest.page.getByRole('main');
  return comesTo({
    'to pay': () => isProviderShown(guest.page),
    'paid already': () => guest.address.startsWith('/order/'),
    'paid without a provider': () => /\/checkout\/payment\//.test(guest.address),
    'another total': () => acceptButton(guest).isVisible(),
    incomplete: () => main.locator('[aria-invalid="true"]').first().isVisible(),
    refused: () => main.getByRole('alert').first().isVisible(),
  });
}
