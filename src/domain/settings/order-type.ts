/** How the food is had; the client's form. Source: spec §3 Enumerations, AMB-30; ENT-33, ENT-34. */
export const ORDER_TYPES = ['TakeAway', 'DineInPlace'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];

/** Accepts the client's form (`TakeAway`) and the settings' form (`takeAway`). */
export function parseOrderType(text: string): OrderType | undefined {
  return ORDER_TYPES.find((orderType) => orderTypeLabelKey(orderType) === lowerFirst(text));
}

/** The key of the label: the value with its first letter in lower case. */
export const orderTypeLabelKey = (orderType: OrderType): string => lowerFirst(orderType);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
