import type { MenuDto, MenuItemDto } from '@/adapters/contract/menu';

/** A menu whose articles are all of the VAT class `food`. */
export const inFood = (menu: MenuDto): MenuDto => ({ ...menu, items: menu.items.map(itemInFood) });

const itemInFood = (item: MenuItemDto): MenuItemDto =>
  'items' in item ? { ...item, items: item.items.map(itemInFood) } : { ...item, vatClass: 'food' };
