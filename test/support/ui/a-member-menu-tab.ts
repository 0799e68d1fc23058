import type { Favorite } from '@/domain/customer/session';
import type { MenuItem } from '@/domain/menu/menu';
import { aClub, aMemberTab } from '@test/support/a-member-tab';
import { aMember } from '@test/support/builders/a-member';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { images } from '@test/support/ui/images';

/** A member's tab in shop 1, whose menu holds these; it is not loaded yet. */
export function aMemberMenuTab(items: readonly MenuItem[], ...favorites: readonly Favorite[]) {
  const club = aClub();
  club.server.account.loggedIn = aMember({ favorites });
  club.server.menus.all = [aMenu({ items })];
  const tab = aMemberTab(club);
  tab.shops.setShop(aShop());
  return { ...tab, images };
}

export type MemberMenuTab = ReturnType<typeof aMemberMenuTab>;
