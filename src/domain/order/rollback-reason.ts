/** Why a paid order was taken back. */
export type RollbackReason =
  /** The shop says why, for the guest to read. */
  | { readonly kind: 'staff'; readonly text: string }
  /** The shop has not begun it in time. */
  | { readonly kind: 'notAccepted' }
  | { readonly kind: 'guest' };

export const REASON_MAX_CHARS = 200;
