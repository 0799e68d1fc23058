/** The maximum of a line. */
export const MAX_QUANTITY = 99;

/** Returns a whole number from 0 to the maximum; 0 for NaN. */
export const boundQuantity = (quantity: number): number =>
  Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(quantity) || 0));
