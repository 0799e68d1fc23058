import { mayDo, type StaffAct, type StaffRole } from '@/domain/staff/permissions';
import type { StaffMember, StaffShop } from '@/domain/staff/staff-member';

/** The pages of the staff, in the order of the navigation. */
export const STAFF_PAGES = ['orders', 'shop', 'log', 'people', 'machines'] as const;

export type StaffPage = (typeof STAFF_PAGES)[number];

const ACTS: Readonly<Record<StaffPage, StaffAct>> = {
  orders: 'seeOrders',
  shop: 'sellOut',
  log: 'seeAudit',
  people: 'manageStaff',
  machines: 'manageTokens',
};

export interface StaffAddress {
  readonly page: StaffPage;
  /** Undefined for a member without a shop. */
  readonly shop: StaffShop | undefined;
}

export const pagesOf = (role: StaffRole): readonly StaffPage[] =>
  STAFF_PAGES.filter((page) => mayDo(role, ACTS[page]));

/** `#orders/3`. */
export const addressOf = (page: StaffPage, shop: StaffShop | undefined): string =>
  shop === undefined ? `#${page}` : `#${page}/${shop.id}`;

/** Returns the place that an address names; what it does not name, or not for this member, is the first one. */
export function parseAddress(hash: string, { role, shops }: StaffMember): StaffAddress {
  const [name = '', id = ''] = hash.slice(1).split('/');
  return {
    page: pagesOf(role).find((page) => page === name) ?? 'orders',
    shop: shops.find((shop) => String(shop.id) === id) ?? shops[0],
  };
}
