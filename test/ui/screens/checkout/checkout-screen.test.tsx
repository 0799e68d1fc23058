import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { composeHeadless } from '@/adapters/wiring/compose-headless';
import type { DirectCall, DirectResponse } from '@/adapters/http/direct-adapter';
import { ChangeBasket } from '@/application/basket/change-basket';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { LoadSettings } from '@/application/settings/load-settings';
import { ShopStore } from '@/application/shops/shop-store';
import type { ScreenType } from '@/domain/navigation/screen-type';
import { Screen } from '@/ui/screens/checkout/checkout-screen';
import { ServicesContext } from '@/ui/view-model/services';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { aBasket } from '@test/support/builders/a-basket';
import { aMenu } from '@test/support/builders/a-menu';
import { someSettings } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';
import { sv } from '@test/support/catalogues';
import { toMenuDto, toSettingsDto, toShopDto } from '@test/support/http/to-dto';
import { ManualClock } from '@test/support/memory/manual-clock';

const COLA = anArticle({ code: articleCode('cola'), description: 'Cola' });

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/settings': toSettingsDto(someSettings({ orders: { requireEmail: true, requirePhoneNumber: false } })),
  '/api/shops': [toShopDto(aShop())],
  '/api/shops/1': toShopDto(aShop()),
  '/api/shops/1/menu': toMenuDto(aMenu({ items: [anArticle(), COLA] })),
  '/api/shops/1/delivery-spots': [{ id: 4, name: 'Table 4', orderType: 'DineInPlace' }],
};

const answer = ({ path }: DirectCall): Promise<DirectResponse> =>
  Promise.resolve({
    status: path in ANSWERS ? 200 : 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ANSWERS[path] ?? {}),
  });

/** The checkout of a basket to which a cola is suggested. */
async function open(type: ScreenType): Promise<void> {
  const [clock, texts] = [new ManualClock(), new MemoryTexts({ sv })];
  await texts.load('sv');
  const program = composeHeadless({
    ...{ baseUrl: 'http://localhost', clock, texts, direct: answer, random: () => 0.5 },
    randomness: new SeededRandomness(1),
  });
  program.get(ScreenStore).setSize({ width: 390, height: 844, type });
  program.get(ShopStore).setShop(aShop());
  program.get(SuggestionStore).setOffered([COLA.code]);
  program
    .get(ChangeBasket)
    .apply({ kind: 'restore', basket: aBasket({ orderType: 'DineInPlace', spotId: undefined }) });
  await program.get(LoadSettings).load();
  await act(async () => {
    render(
      <ServicesContext value={program}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </ServicesContext>,
    );
    await clock.settle();
  });
}

describe('CheckoutScreen', () => {
  it.each([
    ['after what has to be answered on a small screen', 'Small', true],
    ['beside the dishes on a large one, where the form is in view', 'Large', false],
  ] as const)('suggests more %s [DEC-85]', async (_, type, isAfter) => {
    await open(type);
    const suggestions = screen.getByRole('region', { name: sv['suggested.header'] });
    for (const field of [screen.getByRole('combobox'), screen.getByRole('textbox', { name: /E-post/ })]) {
      const position = field.compareDocumentPosition(suggestions);
      expect(position).toBe(isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
    }
  });
});
