/** Eat in or take away, in the client's form. Source: spec §3 Enumerations, AMB-30; ENT-33, ENT-34. */
export const ORDER_TYPES = ['TakeAway', 'DineInPlace'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * Parses the client's form (`TakeAway`), the settings' form (`takeAway`) and any other case. Source: AMB-30, DEC-44.
 */
export function parseOrderType(text: string): OrderType | undefined {
  const name = text.toLowerCase();
  return ORDER_TYPES.find((orderType) => orderType.toLowerCase() === name);
}
