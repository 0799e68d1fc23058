import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { fetchCatalogue } from '@/adapters/i18n/catalogue';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import type { Offer } from '@/domain/offer/offer';
import { CampaignsViewModel } from '@/ui/screens/campaigns/campaigns-view-model';
import { OfferCard } from '@/ui/screens/campaigns/offer-card';
import { anArticle } from '@test/support/builders/an-article';
import { anOffer } from '@test/support/builders/an-offer';
import { articleCode, shopId } from '@test/support/builders/ids';
import { moment } from '@test/support/builders/order-ids';
import { aMemberMenuTab } from '@test/support/ui/a-member-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

async function draw(
  different: Partial<Offer>,
  isShopChosen = true,
  withoutAllergens: readonly string[] = [],
): Promise<string> {
  const tab = aMemberMenuTab([anArticle()]);
  tab.dietFilters.setFilter({ diets: [], withoutAllergens });
  if (isShopChosen) await tab.loadMenu.load(shopId(1));
  else tab.shops.setShop(undefined);
  await renderWith(tab, <OfferCard model={new CampaignsViewModel(tab)} offer={anOffer(different)} />);
  return screen.getAllByRole('listitem')[0]?.textContent ?? '';
}

describe('OfferCard', () => {
  it('shows name and text in the chosen language, and for whom it is', async () => {
    const name = [{ language: 'sv', text: 'Vinterlunch' }];
    const shown = await draw({ isMemberOnly: true, translations: { name } });
    for (const text of ['Vinterlunch', 'Soup and bread', 'För medlemmar']) expect(shown).toContain(text);
  });

  it('names the last day', async () => {
    const midnight = moment('2026-12-01T00:00:00+01:00');
    expect(await draw({ validTo: midnight })).toContain('Gäller till och med 30 november 2026');
  });

  it('names the first day while it is in the future', async () => {
    const later = moment('2030-01-07T12:00:00+01:00');
    expect(await draw({ validFrom: later })).toContain('Gäller från 7 januari 2030');
  });

  it('links to its dishes in the chosen shop', async () => {
    await draw({ articleCodes: [articleCode('meatballs'), articleCode('soup')] });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/shop/1/menu/articles/meatballs');
  });

  it('marks a dish that does not suit what the guest declared [DEC-121]', async () => {
    await draw({ articleCodes: [articleCode('meatballs')] }, true, ['peanuts']);
    expect(screen.getByRole('link').textContent).toBe('MeatballsInte angivet om det passar dig');
  });

  it('shows that the chosen shop has none of them', async () => {
    const shown = await draw({ articleCodes: [articleCode('soup')] });
    expect(shown).toContain('Finns inte på menyn hos Lucka Södermalm.');
  });

  it('asks for a shop where none is chosen', async () => {
    const shown = await draw({ articleCodes: [articleCode('soup')] }, false);
    expect(shown).toContain('Välj en restaurang');
  });

  it('has a code to show at the counter [OPEN-36]', async () => {
    expect(await draw({ usesLeft: 7, qrCode: 'LUCKA-1' })).toContain('Visa koden i luckan.');
    expect(screen.getByRole('img', { name: 'QR-kod för Winter lunch' })).toBeTruthy();
  });

  it.each([
    [7, 'Gäller 7 gånger till', 'Valid 7 more times'],
    [1, 'Gäller 1 gång till', 'Valid 1 more time'],
  ])('shows how many stamps are left: %i [SHELL-31, OPEN-36]', async (count, swedish, english) => {
    const texts = new I18nextTexts(new RecordingFailureReporter(), fetchCatalogue);
    await texts.load('sv');
    await texts.load('en');
    expect(texts.text('sv', 'campaigns.usesLeft', { count })).toBe(swedish);
    expect(texts.text('en', 'campaigns.usesLeft', { count })).toBe(english);
  });

  it('shows no code of a used-up card', async () => {
    expect(await draw({ usesLeft: 0, qrCode: 'LUCKA-1' })).toContain('Kortet är slut');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
