import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';

/** What is written down: acts of staff, and changes to money, accounts and look by anybody. */
export const AUDIT_ACTS = [
  ...(['logIn', 'failLogIn', 'lockLogIn', 'logOut'] as const),
  ...(['moveOrder', 'takeBackOrder', 'cancelOrder', 'releaseOrder', 'refund'] as const),
  ...(['pauseShop', 'resumeShop', 'sellOut', 'offerAgain', 'changeHours', 'usualHours'] as const),
  ...(['changePrice', 'usualPrice', 'changeLook', 'useCard'] as const),
  ...(['addStaff', 'endStaff', 'changePassword', 'addToken', 'endToken', 'export'] as const),
  ...([
    'importChain',
    'changeMember',
    'resetPassword',
    'deleteMember',
    'addPasskey',
    'removePasskey',
  ] as const),
] as const;

export type AuditAct = (typeof AUDIT_ACTS)[number];

/** One act; never changed. */
export interface AuditEntry {
  /** Grows with each entry. */
  readonly id: number;
  readonly at: Instant;
  /** An e-mail address, the name of a token, or `operator`, `guest`, `member`, `server`. */
  readonly actor: string;
  readonly act: AuditAct;
  /** Undefined for what concerns no single shop. */
  readonly shopId: ShopId | undefined;
  /** The id of what was changed: an order, an article, a date, an account. */
  readonly subject: string;
  /** What it was changed to. */
  readonly detail: string;
}

/** An entry as people read it. */
export interface ShownAuditEntry extends AuditEntry {
  /** The number of the order that it is about; undefined for other entries, and where the order is gone. */
  readonly orderNumber: string | undefined;
}
