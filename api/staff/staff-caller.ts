import { parseShopId } from '@/domain/shop/shop';
import { hasShop, type StaffRights } from '@/domain/staff/permissions';
import type { StaffAccount, StaffMember, StaffShop, StaffToken } from '@/domain/staff/staff-member';
import { timeZoneOf } from '@api/shops/is-open-for-business';
import type { ShopStore } from '@api/shops/shop-store';

/** Who makes a call: a member of staff by session, or a machine by token. */
export interface StaffCaller {
  readonly name: string;
  /** Empty for a machine. */
  readonly email: string;
  /** As in the audit log. */
  readonly actor: string;
  readonly rights: StaffRights;
}

export const callerOfAccount = ({ name, email, role, shops }: StaffAccount): StaffCaller => ({
  ...{ name, email, actor: email },
  rights: { role, shopIds: shops },
});

export const callerOfToken = ({ name, role, shops }: StaffToken): StaffCaller => ({
  ...{ name, email: '', actor: `token ${name}` },
  rights: { role, shopIds: shops },
});

/** As the caller sees themselves; shops that are gone are left out. */
export async function memberOfCaller(
  { name, email, rights: { role, shopIds } }: StaffCaller,
  shops: ShopStore,
): Promise<StaffMember> {
  const own = (await shops.list()).flatMap((shop): StaffShop[] => {
    const id = parseShopId(shop.id);
    const isOwn = id !== undefined && hasShop({ role, shopIds }, id);
    return isOwn ? [{ id, name: shop.name, timeZone: timeZoneOf(shop) }] : [];
  });
  return { ...{ name, email, role }, shops: own };
}
