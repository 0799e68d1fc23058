import { afterAll, expect, it } from 'vitest';
import { SystemClock } from '@/adapters/browser/system-clock';
import { parseOrderId } from '@/domain/order/order';
import { must } from '@test/support/builders/must';
import { Guest } from '@test/support/browser/guest';
import { watchPageErrors } from '@test/support/browser/page-faults';
import { SCREENS } from '@test/support/browser/screen-size';
import { spokenTexts } from '@test/support/browser/spoken-texts';
import { openStage } from '@test/support/browser/stage';
import { openLocalStripe, STRIPE_KEY } from '@test/support/payments/local-stripe';

const stripe = await openLocalStripe(new SystemClock());
afterAll(() => stripe.server.close());

/** A chain without Swedish, paid with Stripe. */
const stage = openStage({
  LUCKA_LANGUAGES: 'no,en',
  LUCKA_PAYMENTS: 'stripe',
  LUCKA_STRIPE_KEY: STRIPE_KEY,
  LUCKA_STRIPE_WEBHOOK_SECRETS: 'whsec_of_the_endpoint',
  LUCKA_STRIPE_ADDRESS: stripe.server.address,
});

const TABLE = '103';
const BURGER = 'Luka';
const PEANUTS = 'Peanøttsmør';

/** A browser in Norwegian that was never here, on a slow phone. */
async function aNorwegian(): Promise<Guest> {
  const context = await stage.browser.newContext({
    ...SCREENS.small,
    baseURL: stage.storefront.origin,
    locale: 'nb-NO',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  });
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return new Guest(page, 'small', await spokenTexts('no'), watchPageErrors(context));
}

it('a Norwegian with a peanut allergy scans a table on a slow phone, and pays with a Stripe that fails once [DEC-83, DEC-121, DEC-136]', async () => {
  const guest = await aNorwegian();
  const { page } = guest;
  try {
    // The first dish is tapped as soon as it is seen; the table holds, and all is in Norwegian.
    await page.goto(`/shop/1?spotId=${TABLE}&orderType=DineInPlace`, { waitUntil: 'commit' });
    await guest.tap(page.getByRole('link', { name: BURGER, exact: true }).first());
    await guest.isAt(/articles\/burger-classic/);
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^(?:no|nb)/);

    await page.goBack();
    await guest.tap(guest.button('filter.open'));
    const panel = page.getByRole('dialog', { name: guest.say('filter.header') });
    await panel.getByRole('checkbox', { name: /peanøtter/i }).check();
    await guest.tap(panel.getByRole('button', { name: guest.say('filter.show') }));
    await guest.isRidOf(panel);
    await guest.openArticle(BURGER);

    // The choice that does not suit is marked where it is made, and on the button.
    const peanuts = page.getByRole('checkbox', { name: new RegExp(PEANUTS) });
    await peanuts.check();
    const mark = page.getByText(guest.say('filter.markContains', { names: 'peanøtter' }));
    await guest.sees(mark);
    await guest.tap(page.getByRole('button', { name: guest.texts.pattern('article.addAnyway') }));
    await guest.isAt(/\/menu/);
    await guest.tap(guest.link('basket.checkout'));
    await guest.isAt(/\/checkout$/);
    await guest.sees(page.getByText('Bord 3').first());
    await guest.sees(mark);

    // Nothing is ordered before the question was answered.
    await guest.tap(guest.payButton);
    await guest.sees(guest.popup);
    expect(stripe.server.calls).toEqual([]);
    stripe.server.faults.push(500);
    await guest.tap(guest.popup.getByRole('button', { name: guest.say('checkout.dietAccept') }));

    // The company fails once, and the next try pays, on a page that it has in Norwegian.
    guest.faults.expect(/status of 5\d\d/);
    const retry = guest.button('payment.tryAgain');
    const pay = page.getByRole('button', { name: /^Pay / });
    await retry.or(pay).first().waitFor();
    if (await retry.isVisible()) await guest.tap(retry);
    await pay.click();
    const id = await guest.followedOrder();
    await guest.sees(page.getByText('Bord 3').first());
    await stage.storefront.floor.onStores(async ({ orders }) => {
      const found = await orders.find(must(parseOrderId(id)));
      expect(found).toMatchObject({ language: 'no', spot: { name: 'Bord 3' } });
      expect(found?.dietaryNeeds).toMatchObject({ withoutAllergens: ['peanuts'] });
    });
    // The one that failed, and one more.
    expect(stripe.server.calls.filter((call) => call === 'POST /v1/checkout/sessions')).toHaveLength(2);
    expect(guest.faults.unexpected()).toEqual([]);
  } finally {
    await guest.leave();
  }
}, 600_000);
