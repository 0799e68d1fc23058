/**
 * The usual reasons for taking an order back. A guest reads each in the own language; any other reason is in the words
 * of the shop.
 */
export const TAKE_BACK_REASONS = ['soldOut', 'tooBusy', 'closing', 'breakdown'] as const;

export type TakeBackReason = (typeof TAKE_BACK_REASONS)[number];

/** Returns the usual reason that a text names; undefined for the words of a shop. */
export const parseTakeBackReason = (text: string): TakeBackReason | undefined =>
  TAKE_BACK_REASONS.find((reason) => reason === text);
