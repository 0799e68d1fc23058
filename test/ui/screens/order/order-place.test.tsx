import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { OrderDetails } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { OrderPlace } from '@/ui/screens/order/order-place';
import { aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { renderWith } from '@test/support/ui/render-with';

const contactInformation = {
  ...{ address1: 'Götgatan 1', address2: '', zipCode: '116 46', city: 'Stockholm', phone: '08-123 45' },
};
const shop = aShop({ contactInformation, location: { latitude: 59.3, longitude: 18.1 } });
const spot = { name: 'Hatch 2', translations: { name: [{ language: 'sv', text: 'Lucka 2' }] } };

async function rendered(details: Partial<OrderDetails> = {}, status: OrderStatus = 'started') {
  const all = anOrderDetails(details);
  const { container } = await renderWith(
    aTab(),
    <OrderPlace details={all} shop={details.shop} status={status} />,
  );
  return container.textContent;
}

describe('OrderPlace', () => {
  it('shows name, address, the way and the phone number of the shop', async () => {
    const text = await rendered({ shop });
    expect(text).toMatch(/Lucka Södermalm.*Götgatan 1, .*116 46 Stockholm/);
    expect(screen.getByRole('link', { name: 'Ring 08-123 45' }).getAttribute('href')).toBe('tel:0812345');
    const map = screen.getByRole('link', { name: 'Hitta hit' });
    expect(map.getAttribute('href')).toContain('destination=59.3%2C18.1');
    expect(map.getAttribute('rel')).toBe('noreferrer');
  });

  it('says where to go for the food, with the spot where one was chosen', async () => {
    expect(await rendered({ orderType: 'TakeAway' })).toContain('Hämta maten här och visa ditt nummer.');
  });

  it.each([
    ['TakeAway', 'Hämta maten här: Lucka 2. Visa ditt nummer.'],
    ['DineInPlace', 'Maten kommer till Lucka 2.'],
  ] as const)('names the spot of %s', async (orderType, says) => {
    expect(await rendered({ orderType, spot })).toContain(says);
  });

  it('sends a guest without a table to the counter with the number', async () => {
    expect(await rendered({ orderType: 'DineInPlace' })).toContain('Visa ditt nummer i restaurangen');
  });

  it.each(['delivered', 'rollbacked'] as const)(
    'sends nobody anywhere once it is %s, and keeps the phone number',
    async (status) => {
      const text = await rendered({ shop }, status);
      expect(text).not.toContain('Hämta');
      expect(screen.getByRole('link', { name: /Ring/ })).toBeTruthy();
    },
  );

  it('shows the name alone where the shop is not known', async () => {
    expect(await rendered()).toBe('Lucka SödermalmHämta maten här och visa ditt nummer.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
