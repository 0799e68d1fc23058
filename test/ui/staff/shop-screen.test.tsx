import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { StaffRole } from '@/domain/staff/permissions';
import { ShopScreen } from '@/ui/staff/shop/shop-screen';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { amount } from '@test/support/builders/ids';
import { refusal } from '@test/support/memory/refusal';
import { renderStaff } from '@test/support/ui/render-staff';

async function drawn(role: StaffRole = 'manager') {
  const tab = await aStaffTab();
  renderStaff(tab, <ShopScreen shop={aStaffShop()} role={role} />);
  await act(() => tab.clock.settle());
  const press = async (name: string, inGroup?: string) => {
    const place = inGroup === undefined ? screen : within(screen.getByRole('group', { name: inGroup }));
    fireEvent.click(place.getByRole('button', { name, hidden: true }));
    await act(() => tab.clock.settle());
  };
  return { ...tab, press };
}

/** Those in closed parts of the page are there as well. */
const field = (label: string) => screen.getAllByLabelText(label)[0]!;

describe('ShopScreen', () => {
  it('takes no orders for an hour, and takes them again', async () => {
    const { press } = await drawn();
    await press('1 timme', 'Ta inga beställningar');
    expect(screen.getByText('Inga nya beställningar till 13:00')).toBeDefined();
    await press('Ta emot beställningar igen');
    expect(screen.getByText(/tar emot beställningar när den har öppet/)).toBeDefined();
  });

  it('is not set back by a reading that began before', async () => {
    const { press, controls, clock } = await drawn();
    const release = controls.script.holdNext();
    await act(() => clock.advance(20_000));
    await press('1 timme', 'Ta inga beställningar');
    expect(screen.getByText('Inga nya beställningar till 13:00')).toBeDefined();
    release();
    await act(() => clock.settle());
    expect(screen.getByText('Inga nya beställningar till 13:00')).toBeDefined();
  });

  it('sells out a dish until staff changes it, and one choice for today', async () => {
    const { press, controls } = await drawn();
    await press('Tills jag ändrar', 'Cola är slut:');
    expect(screen.getByText('Slut')).toBeDefined();
    await press('I dag', 'Potatismos är slut:');
    expect(screen.getByText('Slut till söndag 22 november 05:00')).toBeDefined();
    await press('Erbjud Cola igen');
    expect(controls.shop.articles.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false]);
  });

  it('finds a dish by its name or one of its choices', async () => {
    await drawn();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'potatis' } });
    expect(screen.getByText('Köttbullar')).toBeDefined();
    expect(screen.queryByText('Cola')).toBeNull();
  });

  it('changes a price, and refuses what is none', async () => {
    const { press, controls } = await drawn();
    fireEvent.change(field('Pris, kr'), { target: { value: 'gratis' } });
    await press('Ändra priset på Köttbullar');
    expect(screen.getByText('Skriv ett belopp, som 49,50')).toBeDefined();
    fireEvent.change(field('Pris, kr'), { target: { value: '129,50' } });
    await press('Ändra priset på Köttbullar');
    expect(controls.shop.articles[0]?.price).toBe(amount('129.5'));
    await press('Vanligt pris på Köttbullar igen');
    expect(controls.shop.articles[0]?.price).toBe(amount('119'));
    expect([field('Pris, kr')]).toMatchObject([{ value: '119' }]);
    expect(screen.queryByRole('button', { name: 'Vanligt pris på Köttbullar igen' })).toBeNull();
  });

  it('changes the hours of a day, closes it, and goes back to the usual ones', async () => {
    const { press } = await drawn();
    fireEvent.change(field('Öppnar'), { target: { value: '11:30' } });
    await press('Ändra tiderna');
    expect(screen.getByText('11:30–20:00 · ändrat')).toBeDefined();
    await press('Stängt hela dagen');
    expect(screen.getByText('Stängt · ändrat')).toBeDefined();
    await press('Vanliga tider igen');
    expect(screen.getByText('10:00–20:00')).toBeDefined();
  });

  it('shows nothing as changed that the server has not changed', async () => {
    const { press, controls } = await drawn();
    controls.script.failNext(refusal(403));
    await press('1 timme', 'Ta inga beställningar');
    expect(screen.getByText('Du får inte göra det här längre.')).toBeDefined();
    expect(screen.getByText(/tar emot beställningar när den har öppet/)).toBeDefined();
  });

  it('lets a kitchen sell out dishes, and nothing else', async () => {
    await drawn('kitchen');
    expect(screen.getByRole('group', { name: 'Cola är slut:' })).toBeDefined();
    for (const header of ['Beställningar', 'Öppettider den här veckan'])
      expect(screen.queryByRole('heading', { name: header })).toBeNull();
    expect(screen.queryByLabelText('Pris, kr')).toBeNull();
  });
});
