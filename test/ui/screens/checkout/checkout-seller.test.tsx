import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { LegalStore } from '@/application/legal/legal-store';
import { LoadSellers } from '@/application/legal/load-sellers';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import type { LegalSource } from '@/domain/ports/legal-source';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import { CheckoutSeller } from '@/ui/screens/checkout/checkout-seller';
import { aTab } from '@test/support/an-app';
import { shopId } from '@test/support/builders/ids';
import { renderWith } from '@test/support/ui/render-with';

const UNREACHABLE: RemoteFailure = { kind: 'unreachable', isTimeout: false };

const HARBOUR: ShopSeller = {
  ...{ name: 'Hamnköket AB', organisationNumber: '556000-0001', address: ['Kajen 1', '411 01 Göteborg'] },
  shops: [{ id: shopId(1), name: 'Kajen' }],
};
const SQUARE: ShopSeller = {
  ...{ name: 'Torgköket Oy', organisationNumber: '0000000-1', address: [] },
  shops: [
    { id: shopId(2), name: 'Torget' },
    { id: shopId(3), name: 'Parken' },
  ],
};

async function drawn(shop: number, named: Result<readonly ShopSeller[], RemoteFailure>) {
  const store = new LegalStore();
  const source: LegalSource = {
    texts: () => Promise.resolve(err(UNREACHABLE)),
    sellers: () => Promise.resolve(named),
  };
  const { container } = await renderWith(aTab(), <CheckoutSeller shopId={shopId(shop)} />, [
    [LegalStore, store],
    [LoadSellers, new LoadSellers({ source, store })],
  ]);
  await act(() => Promise.resolve());
  return container.textContent;
}

describe('CheckoutSeller', () => {
  it('names the company that sells in this restaurant [DEC-138]', async () => {
    expect(await drawn(1, ok([SQUARE, HARBOUR]))).toBe(
      'Du köper av Hamnköket AB, organisationsnummer 556000-0001, Kajen 1, 411 01 Göteborg.',
    );
    expect(await drawn(3, ok([SQUARE, HARBOUR]))).toBe(
      'Du köper av Torgköket Oy, organisationsnummer 0000000-1.',
    );
  });

  it('shows nothing where the chain names none, or that cannot be loaded [DEC-138]', async () => {
    expect(await drawn(4, ok([SQUARE, HARBOUR]))).toBe('');
    expect(await drawn(1, ok([]))).toBe('');
    expect(await drawn(1, err(UNREACHABLE))).toBe('');
  });
});
