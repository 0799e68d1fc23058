import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BoardScreen } from '@/ui/staff/board/board-screen';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { aStaffShop } from '@test/support/builders/a-staff-member';
import { must } from '@test/support/builders/must';
import { renderStaff } from '@test/support/ui/render-staff';

/** The board and the ticket of an order of meatballs and soup. */
async function printed(withoutAllergens: readonly string[] | undefined) {
  const tab = await aStaffTab();
  const line = must(aBoardOrder().lines[0]);
  tab.board.orders = [
    aBoardOrder({
      lines: [
        { ...line, contents: { allergens: ['peanuts'], isComplete: true, diets: [] } },
        { ...line, name: 'Soup', contents: { allergens: ['milk'], isComplete: true, diets: [] } },
      ],
      dietaryNeeds: withoutAllergens && { diets: [], withoutAllergens },
    }),
  ];
  renderStaff(tab, <BoardScreen shop={aStaffShop()} role="kitchen" />);
  await act(() => tab.clock.settle());
  const board = screen.getByRole('article', { name: '42' }).textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Mer om beställning 42' }));
  fireEvent.click(screen.getByRole('button', { name: 'Skriv ut bongen' }));
  await act(() => tab.clock.settle());
  const page = must(tab.printer.pages[0]);
  return { board, ticket: page.slice(page.lastIndexOf('2 × Meatballs')) };
}

const MARK = /⚠ Passar inte gästens val/g;

describe('PrintedTicket', () => {
  it('marks the line that the guest avoids and no other, and says what the guest declared, as the board does [DEC-123]', async () => {
    const { board, ticket } = await printed(['peanuts']);
    for (const text of [board, ticket]) {
      expect(text.match(MARK)).toHaveLength(1);
      expect(text).toMatch(/Mash⚠ Passar inte gästens valInnehåller: jordnötter.*Soup.*Innehåller: mjölk/);
      expect(text).toContain('⚠ Gästen har valt: utan jordnötter');
    }
  });

  it('says what each line contains where the guest declared nothing', async () => {
    const { board, ticket } = await printed(undefined);
    for (const text of [board, ticket]) {
      expect(text).toContain('Innehåller: jordnötter');
      expect(text).not.toContain('⚠');
    }
  });
});
