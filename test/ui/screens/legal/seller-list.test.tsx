import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { SellerList } from '@/ui/screens/legal/seller-list';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import { aTab } from '@test/support/an-app';
import { shopId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

const HARBOUR: ShopSeller = {
  ...{ name: 'Hamnköket AB', organisationNumber: '556000-0001', address: ['Kajen 1', '411 01 Göteborg'] },
  shops: [
    { id: shopId(1), name: 'Kajen' },
    { id: shopId(2), name: 'Torget' },
  ],
};

describe('SellerList', () => {
  it('names each company with its number, address and restaurants [DEC-138]', async () => {
    const tab = aTab();
    await tab.texts.loadLegal('sv');
    await renderWith(tab, <SellerList sellers={[HARBOUR]} />);
    const entry = screen.getByRole('listitem');
    expect([...entry.children].map(({ textContent }) => textContent)).toEqual([
      'Hamnköket AB',
      'Organisationsnummer 556000-0001',
      'Kajen 1, 411 01 Göteborg',
      'Restauranger: Kajen och Torget',
    ]);
  });

  it('is absent where the chain names none [DEC-138]', async () => {
    const { container } = await renderWith(aTab(), <SellerList sellers={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
