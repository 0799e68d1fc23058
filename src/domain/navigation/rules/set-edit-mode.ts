import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/** Rule 9. Edit mode and the add-item button follow the route. Source: spec §2 rule 9; NAV-21, NAV-22. */
export const setEditMode: NavigationRule = ({ route: { flags } }) =>
  goOn({
    kind: 'setBasketFlags',
    flags: { editMode: flags.editMode, showAddItemButton: flags.showAddItemButton },
  });
