/** Source: spec §3 Enumerations, §4 Order status, AMB-31, OPEN-08; ENT-37, ENT-38. `finnished` is spelled so. */
export const ORDER_STATUSES = [
  'calculatedPrice',
  'added',
  'started',
  'finnished',
  'done',
  'delivered',
  'rollbacked',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
