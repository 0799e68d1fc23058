import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BoardScreen } from '@/ui/staff/board/board-screen';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { moment, orderId } from '@test/support/builders/order-ids';
import { renderStaff } from '@test/support/ui/render-staff';

const LOST = { kind: 'unreachable', isTimeout: false } as const;

async function drawn(...orders: readonly ReturnType<typeof aBoardOrder>[]) {
  const tab = await aStaffTab();
  tab.board.orders = orders;
  renderStaff(tab, <BoardScreen shop={aStaffShop()} role="kitchen" />);
  await act(() => tab.clock.settle());
  return tab;
}

const settle = (tab: Awaited<ReturnType<typeof drawn>>) => act(() => tab.clock.settle());
const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const card = (code: string) => within(screen.getByRole('article', { name: code }));
const numbered = (code: string, different = {}) =>
  aBoardOrder({ orderId: orderId(`order-${code}`), shortCode: code, ...different });

describe('BoardScreen', () => {
  it('shows each order in the column of its status', async () => {
    await drawn(
      numbered('1'),
      numbered('2', { status: 'started' }),
      numbered('3', { status: 'done' }),
      numbered('4', { status: 'delivered' }),
    );
    for (const [name, code] of Object.entries({ Nya: '1', Lagas: '2', Klara: '3', Avslutade: '4' }))
      expect(column(name).getAllByRole('heading', { level: 3 })[0]?.textContent).toBe(code);
  });

  it('shows what is to be cooked, where it goes, when, and for how long it has waited', async () => {
    const tab = await drawn(numbered('1', { orderType: 'DineInPlace', spot: 'Bord 4', note: 'Utan lök' }));
    await act(() => tab.clock.advance(12 * 60_000));
    for (const text of ['Äta här · Bord 4 · lovad 12:15', '12 min', 'Mash', 'Utan lök'])
      expect(card('1').getByText(text, { exact: false })).toBeDefined();
    expect(card('1').getByText('2 ×')).toBeDefined();
    expect(screen.getByRole('article', { name: '1' }).dataset['urgency']).toBe('soon');
  });

  it('moves an order by its one large button, step by step', async () => {
    const tab = await drawn(numbered('1'));
    for (const step of ['Börja laga', 'Snart klar', 'Klar', 'Lämna ut']) {
      fireEvent.click(card('1').getByRole('button', { name: step }));
      await settle(tab);
    }
    expect(column('Avslutade').getByRole('heading', { name: '1' })).toBeDefined();
    expect(tab.board.moves).toBe(4);
  });

  it('folds away what was not collected, where it can still be handed out [DEC-112]', async () => {
    const left = numbered('2', { status: 'done', isUncollected: true });
    const tab = await drawn(numbered('1', { status: 'done' }), left);
    expect(screen.getByRole('heading', { level: 2, name: 'Klara 1' })).toBeDefined();
    const summary = column('Klara').getByText('Ej hämtade');
    expect(summary.textContent).toBe('Ej hämtade 1');
    const fold = summary.closest('details');
    expect(fold?.open).toBe(false);
    expect(within(fold!).getByRole('article', { name: '2', hidden: true })).toBeDefined();
    fireEvent.click(summary);
    fireEvent.click(card('2').getByRole('button', { name: 'Lämna ut' }));
    await settle(tab);
    expect(column('Avslutade').getByRole('heading', { name: '2' })).toBeDefined();
    expect(screen.queryByText('Ej hämtade')).toBeNull();
  });

  it('rings for new orders alone, not for one that comes back in another status', async () => {
    const tab = await drawn(numbered('1'));
    tab.board.orders = [numbered('1'), numbered('2', { status: 'started' })];
    await act(() => tab.clock.advance(60_000));
    expect(card('2')).toBeDefined();
    expect(tab.sound.played).toBe(0);
    tab.board.orders = [...tab.board.orders, numbered('3')];
    await act(() => tab.clock.advance(60_000));
    expect(tab.sound.played).toBe(1);
  });

  it('shows each choice on a line of its own', async () => {
    const [line] = aBoardOrder().lines;
    await drawn(numbered('1', { lines: [{ ...line, choices: ['Stor', 'Bröd', 'Bröd'] }] }));
    const choices = within(card('1').getByText('Stor').closest('ul')!).getAllByRole('listitem');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Stor', 'Bröd', 'Bröd']);
  });

  it('leaves the room of a column without orders to the others', async () => {
    await drawn(numbered('1'), numbered('2', { status: 'done', isUncollected: true }));
    const empty = screen.getAllByRole('region').map((region) => region.dataset['empty']);
    expect(empty).toEqual(['false', 'true', 'false', 'true']);
  });

  it('leads no arrow into the fold while it is closed', async () => {
    await drawn(numbered('1', { status: 'done' }), numbered('2', { status: 'done', isUncollected: true }));
    const button = card('1').getByRole('button', { name: 'Lämna ut' });
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(button);
  });

  it('announces a new order once, with a sound, but not those that are there already', async () => {
    const tab = await drawn(numbered('1'));
    expect(tab.sound.played).toBe(0);
    act(() => tab.board.add(numbered('2')));
    await settle(tab);
    expect(screen.getByText('Nya beställningar: 2')).toBeDefined();
    act(() => tab.board.report());
    await settle(tab);
    expect(tab.sound.played).toBe(1);
  });

  it('is silent when the sound is off', async () => {
    const tab = await drawn();
    fireEvent.click(screen.getByRole('button', { name: 'Ljud vid nya beställningar', pressed: true }));
    act(() => tab.board.add(numbered('2')));
    await settle(tab);
    expect(tab.sound.played).toBe(0);
  });

  it('says without a connection how old the board is, and that a move is not done yet', async () => {
    const tab = await drawn(numbered('1'));
    tab.board.script.failure = LOST;
    fireEvent.click(card('1').getByRole('button', { name: 'Börja laga' }));
    await act(() => tab.clock.advance(20_000));
    expect(screen.getByText(/Du ser beställningarna från klockan 12:00/)).toBeDefined();
    expect(column('Nya').getByText(/Inte gjort än/)).toBeDefined();
    tab.board.script.failure = undefined;
    await act(() => tab.clock.advance(5_000));
    expect(column('Lagas').getByRole('heading', { name: '1' })).toBeDefined();
    expect(screen.queryByText(/Du ser beställningarna/)).toBeNull();
    expect(tab.board.moves).toBe(1);
  });

  it('says which order was not moved, and why', async () => {
    const tab = await drawn(numbered('1'));
    tab.board.orders = [numbered('1', { status: 'done', changedAt: moment('2026-11-21T12:01:00+01:00') })];
    fireEvent.click(card('1').getByRole('button', { name: 'Börja laga' }));
    await settle(tab);
    expect(screen.getByText(/Beställning 1 ändrades inte. Den har ändrats under tiden./)).toBeDefined();
    expect(column('Klara').getByRole('heading', { name: '1' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByText(/ändrades inte/)).toBeNull();
  });

  it('takes an order back for a usual reason, which guests read in their language', async () => {
    const tab = await drawn(numbered('1'));
    fireEvent.click(card('1').getByRole('button', { name: 'Mer om beställning 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ta tillbaka beställningen' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Vi stänger' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ta tillbaka' }));
    await settle(tab);
    expect(tab.board.orders[0]).toMatchObject({ status: 'rollbacked', reason: { text: 'closing' } });
    expect(card('1').getByText('Återtagen. Vi stänger')).toBeDefined();
  });

  it('takes an order back in the words of the shop', async () => {
    const tab = await drawn(numbered('1'));
    fireEvent.click(card('1').getByRole('button', { name: 'Mer om beställning 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ta tillbaka beställningen' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Med egna ord' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Till gästen' }), {
      target: { value: ' Ugnen är trasig. ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Ta tillbaka' }));
    await settle(tab);
    expect(tab.board.orders[0]?.reason).toEqual({ kind: 'staff', text: 'Ugnen är trasig.' });
  });

  it('does not take back what the kitchen has started', async () => {
    await drawn(numbered('1', { status: 'started' }));
    fireEvent.click(card('1').getByRole('button', { name: 'Mer om beställning 1' }));
    expect(screen.queryByRole('button', { name: 'Ta tillbaka beställningen' })).toBeNull();
  });
});

describe('the keys of the board', () => {
  const main = (code: string) => card(code).getAllByRole('button')[0]!;

  it('go from card to card, and from column to column past empty ones', async () => {
    await drawn(numbered('1'), numbered('2'), numbered('3', { status: 'done' }));
    main('1').focus();
    for (const [key, code] of [
      ['ArrowDown', '2'],
      ['ArrowDown', '2'],
      ['ArrowRight', '3'],
      ['ArrowLeft', '1'],
      ['ArrowUp', '1'],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(document.activeElement).toBe(main(code));
    }
  });

  it('stay with the order that they moved', async () => {
    const tab = await drawn(numbered('1'), numbered('2'));
    main('1').focus();
    fireEvent.click(main('1'));
    await settle(tab);
    expect(document.activeElement).toBe(main('1'));
  });

  it('move an order once while Enter is held down', async () => {
    await drawn(numbered('1'));
    expect(fireEvent.keyDown(main('1'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(main('1'), { key: 'Enter', repeat: true })).toBe(false);
  });
});
