import type { ShopId } from '@/domain/shop/shop';

/** `admin`: the chain, all of its shops; the others have some shops. */
export const STAFF_ROLES = ['admin', 'manager', 'kitchen'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ACTS = [
  ...(['seeOrders', 'moveOrder', 'takeBackOrder', 'sellOut'] as const),
  ...(['refund', 'pauseShop', 'changeHours', 'changePrice', 'seeAudit'] as const),
  ...(['manageStaff', 'manageTokens'] as const),
] as const;

export type StaffAct = (typeof STAFF_ACTS)[number];

const EVERYBODY: readonly StaffRole[] = STAFF_ROLES;
const MANAGERS: readonly StaffRole[] = ['admin', 'manager'];
const ADMINS: readonly StaffRole[] = ['admin'];

const ALLOWED: Readonly<Record<StaffAct, readonly StaffRole[]>> = {
  seeOrders: EVERYBODY,
  moveOrder: EVERYBODY,
  takeBackOrder: EVERYBODY,
  sellOut: EVERYBODY,
  refund: MANAGERS,
  pauseShop: MANAGERS,
  changeHours: MANAGERS,
  changePrice: MANAGERS,
  seeAudit: MANAGERS,
  manageStaff: ADMINS,
  manageTokens: ADMINS,
};

/** What a member of staff, or a machine, may do, and where. */
export interface StaffRights {
  readonly role: StaffRole;
  /** Empty for an admin, who has all. */
  readonly shopIds: readonly ShopId[];
}

export const mayDo = (role: StaffRole, act: StaffAct): boolean => ALLOWED[act].includes(role);

export const hasShop = ({ role, shopIds }: StaffRights, shopId: ShopId): boolean =>
  role === 'admin' || shopIds.includes(shopId);
