/** No line holds more: whoever wants 100 lunches telephones. */
export const MAX_QUANTITY = 99;

/** A whole number from 0 to the greatest quantity; what is no number counts as none. */
export const boundQuantity = (quantity: number): number =>
  Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(quantity) || 0));
