import { describe, expect, it } from 'vitest';

import { shopDescription } from '@/domain/shop/shop-description';
import { aShop } from '@test/support/builders/a-shop';

describe('shopDescription', () => {
  const shop = aShop({
    description: 'Soppa',
    translations: {
      description: [
        { language: 'fi', text: 'Keittoa' },
        { language: 'en', text: 'Soup' },
      ],
    },
  });

  it('is in the chosen language, else in English [DEC-139, ENT-29]', () => {
    expect(shopDescription(shop, 'fi')).toBe('Keittoa');
    expect(shopDescription(shop, 'no')).toBe('Soup');
  });

  it('is the one for all languages where the shop has no other', () => {
    expect(shopDescription(aShop({ description: 'Soppa' }), 'fi')).toBe('Soppa');
  });
});
