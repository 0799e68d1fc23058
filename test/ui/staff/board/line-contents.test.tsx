import { describe, expect, it } from 'vitest';

import type { DeclaredContents, DietFilter } from '@/domain/menu/diets';
import { LineContents } from '@/ui/staff/board/line-contents';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { must } from '@test/support/builders/must';
import { renderStaff } from '@test/support/ui/render-staff';

const WITHOUT_PEANUTS: DietFilter = { diets: [], withoutAllergens: ['peanuts'] };
const VEGAN: DietFilter = { diets: ['vegan'], withoutAllergens: [] };
const MARK = '⚠ Passar inte gästens val';

async function textOf(contents: DeclaredContents | undefined, needs?: DietFilter): Promise<string> {
  const line = { ...must(aBoardOrder().lines[0]), contents };
  const { container } = renderStaff(await aStaffTab(), <LineContents line={line} needs={needs} />);
  return container.textContent;
}

const contents = (different: Partial<DeclaredContents> = {}): DeclaredContents => ({
  ...{ allergens: ['peanuts', 'milk'], isComplete: true, diets: [] },
  ...different,
});

describe('LineContents', () => {
  it('marks a line that contains what the guest avoids [DEC-123]', async () => {
    expect(await textOf(contents(), WITHOUT_PEANUTS)).toBe(`${MARK}Innehåller: jordnötter och mjölk`);
  });

  it('marks a line that is not declared to suit, and says that it is not declared [DEC-120]', async () => {
    const undeclared = contents({ allergens: [], isComplete: false, diets: undefined });
    expect(await textOf(undeclared, WITHOUT_PEANUTS)).toBe(`${MARK}Allergener är inte angivna`);
    const partly = contents({ allergens: ['milk'], isComplete: false });
    expect(await textOf(partly, WITHOUT_PEANUTS)).toBe(
      `${MARK}Innehåller minst: mjölk, allt är inte angivet`,
    );
  });

  it('marks a line that does not suit the diet of the guest', async () => {
    expect(await textOf(contents({ allergens: [] }), VEGAN)).toBe(MARK);
    expect(await textOf(contents({ allergens: [], diets: ['vegan'] }), VEGAN)).toBe('');
  });

  it('marks no line of a guest who declared nothing, and none that suits', async () => {
    expect(await textOf(contents())).toBe('Innehåller: jordnötter och mjölk');
    expect(await textOf(contents({ allergens: ['milk'] }), WITHOUT_PEANUTS)).toBe('Innehåller: mjölk');
  });

  it('says nothing of an order without it, from before contents were stored', async () => {
    expect(await textOf(undefined, WITHOUT_PEANUTS)).toBe('');
  });
});
