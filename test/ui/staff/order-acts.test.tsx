import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { OrderStatus } from '@/domain/order/order-status';
import type { StaffRole } from '@/domain/staff/permissions';
import { BoardScreen } from '@/ui/staff/board/board-screen';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { amount } from '@test/support/builders/ids';
import { refusal } from '@test/support/memory/refusal';
import { renderStaff } from '@test/support/ui/render-staff';

async function opened(status: OrderStatus, role: StaffRole = 'manager') {
  const tab = await aStaffTab();
  tab.board.orders = [aBoardOrder({ status, note: 'Utan lök' })];
  renderStaff(tab, <BoardScreen shop={aStaffShop()} role={role} />);
  await act(() => tab.clock.settle());
  fireEvent.click(screen.getByRole('button', { name: 'Mer om beställning 42' }));
  const press = async (name: string) => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await act(() => tab.clock.settle());
  };
  return { ...tab, press };
}

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a refund', () => {
  it('gives all that is left back, with a reason', async () => {
    const { press, board } = await opened('done');
    await press('Betala tillbaka');
    write('Anledning', 'Maten var kall');
    await press('Betala tillbaka');
    expect(board.refunds).toMatchObject([{ wish: { kind: 'rest' }, reason: 'Maten var kall' }]);
    expect(screen.getByText('Pengarna är på väg till gästen.')).toBeDefined();
  });

  it('gives an amount back', async () => {
    const { press, board } = await opened('delivered');
    await press('Betala tillbaka');
    fireEvent.click(screen.getByRole('radio', { name: 'Ett belopp' }));
    write('Anledning', 'Läsken saknades');
    write('Belopp, kr', 'allt');
    await press('Betala tillbaka');
    expect([board.refunds, screen.getByText('Skriv ett belopp, som 49,50')]).toMatchObject([[], {}]);
    write('Belopp, kr', '25,50');
    await press('Betala tillbaka');
    expect(board.refunds).toMatchObject([{ wish: { kind: 'amount', amount: amount('25.5') } }]);
  });

  it('gives dishes back, as many as are chosen, and shows what they cost', async () => {
    const { press, board } = await opened('done');
    await press('Betala tillbaka');
    fireEvent.click(screen.getByRole('radio', { name: 'Några rätter' }));
    write('Anledning', 'En var kall');
    await press('Betala tillbaka');
    expect([board.refunds, screen.getByText('Välj minst en rätt.')]).toMatchObject([[], {}]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Meatballs' }), { target: { value: '1' } });
    expect(screen.getByText(/^Tillsammans/).textContent).toBe('Tillsammans 59,75\u00a0kr');
    await press('Betala tillbaka');
    expect(board.refunds).toMatchObject([{ wish: { kind: 'lines', lines: [{ index: 0, quantity: 1 }] } }]);
  });

  it('is the same one when it is sent again', async () => {
    const { press, board } = await opened('done');
    await press('Betala tillbaka');
    write('Anledning', 'Maten var kall');
    board.script.failNext(refusal(500));
    await press('Betala tillbaka');
    expect(screen.getByText('Något är fel på servern.')).toBeDefined();
    await press('Betala tillbaka');
    const ids = board.script.calls.filter((call) => call.startsWith('refund'));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('is not shown as made before the payment company has answered', async () => {
    const { press, board } = await opened('done');
    board.refundOutcome = 'pending';
    await press('Betala tillbaka');
    write('Anledning', 'Maten var kall');
    await press('Betala tillbaka');
    expect(screen.getByText(/Gästen har inte pengarna än/)).toBeDefined();
  });

  it('can be tried anew where the payment company refuses, as another one', async () => {
    const { press, board } = await opened('done');
    board.refundOutcome = 'refused';
    await press('Betala tillbaka');
    write('Anledning', 'Maten var kall');
    await press('Betala tillbaka');
    expect(screen.getByText(/Betalbolaget nekade/)).toBeDefined();
    board.refundOutcome = 'refunded';
    await press('Betala tillbaka');
    expect(screen.getByText('Pengarna är på väg till gästen.')).toBeDefined();
    expect(new Set(board.refunds.map(({ refundId }) => refundId)).size).toBe(2);
  });

  it('is for managers, and for money that was captured', async () => {
    await opened('done', 'kitchen');
    expect(screen.queryByRole('button', { name: 'Betala tillbaka' })).toBeNull();
  });

  it('is not for an order that is not begun: that is taken back', async () => {
    await opened('added');
    expect(screen.queryByRole('button', { name: 'Betala tillbaka' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ta tillbaka beställningen' })).toBeDefined();
  });
});

describe('a ticket', () => {
  it('is printed once, with what is to be cooked, and is gone from the page', async () => {
    const { press, printer } = await opened('added', 'kitchen');
    await press('Skriv ut bongen');
    expect(printer.pages).toHaveLength(1);
    for (const text of ['42', '2 × Meatballs', 'Mash', 'Utan lök']) expect(printer.pages[0]).toContain(text);
    expect(screen.queryByText('2 × Meatballs')).toBeNull();
  });
});
