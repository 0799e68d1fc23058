import type { ChoiceArticleDto, ChoiceGroupDto, MenuDto, MenuItemDto } from '@/adapters/contract/menu';
import type { ShopChange } from '@api/catalogue/shop-change';

/**
 * A menu with what is sold out and the prices of articles that staff has changed; the menu itself if that is nothing.
 */
export function changedMenu(menu: MenuDto, active: readonly ShopChange[]): MenuDto {
  const soldOut = new Set(active.flatMap((each) => (each.kind === 'soldOut' ? [each.subject] : [])));
  const prices = new Map(
    active.flatMap((each) => (each.kind === 'price' ? [[each.subject, each.value] as const] : [])),
  );
  if (soldOut.size === 0 && prices.size === 0) return menu;
  /** Most articles share their groups; each group is converted once. */
  const groups = new Map<ChoiceGroupDto, ChoiceGroupDto>();

  const stopped = <Sold extends ChoiceArticleDto>(sold: Sold): Sold => ({
    ...sold,
    ...(soldOut.has(sold.code) && { soldOut: true }),
    ...(sold.choices && { choices: sold.choices.map(groupOf) }),
  });
  const groupOf = (group: ChoiceGroupDto): ChoiceGroupDto => {
    const changed = groups.get(group) ?? { ...group, articles: group.articles.map(stopped) };
    groups.set(group, changed);
    return changed;
  };
  const itemOf = (item: MenuItemDto): MenuItemDto => {
    if ('items' in item) return { ...item, items: item.items.map(itemOf) };
    return { ...stopped(item), price: prices.get(item.code) ?? item.price };
  };
  return { ...menu, items: menu.items.map(itemOf) };
}
