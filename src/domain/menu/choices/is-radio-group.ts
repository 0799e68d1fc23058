import type { ChoiceGroup } from '@/domain/menu/menu';

/** Returns whether exactly one is to be chosen. Source: decisions, Menu article. */
export const isRadioGroup = (group: Pick<ChoiceGroup, 'min' | 'max'>): boolean =>
  group.min === 1 && group.max === 1;
