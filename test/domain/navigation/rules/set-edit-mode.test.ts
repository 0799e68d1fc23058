import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { setEditMode } from '@/domain/navigation/rules/set-edit-mode';
import { aNavigation } from '@test/support/builders/a-route';

const LINE = '/shop/1/menu/lunch/articles/12/line-1';
const ARTICLE = '/shop/1/menu/lunch/articles/12';
const MENU = '/shop/1/menu/lunch';

describe('setEditMode', () => {
  it.each([
    [LINE, true, true],
    [ARTICLE, false, true],
    [`${ARTICLE}/suggested`, true, false],
    [MENU, false, false],
  ])(
    'on %s edit mode is %s and the add-item button %s [NAV-21, NAV-22, ROUTE-05, ROUTE-06]',
    (path, editMode, showAddItemButton) => {
      const flags = { editMode, showAddItemButton };
      expect(setEditMode(aNavigation(path))).toEqual(goOn({ kind: 'setBasketFlags', flags }));
    },
  );
});
