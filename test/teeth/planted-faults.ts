import { BASKET_FAULTS } from '@test/teeth/basket-faults';
import { NOTIFICATION_FAULTS } from '@test/teeth/notification-faults';
import { ORDER_FAULTS } from '@test/teeth/order-faults';
import type { PlantedFault } from '@test/teeth/planted-fault';
import { SERVER_FAULTS } from '@test/teeth/server-faults';
import { STOREFRONT_FAULTS } from '@test/teeth/storefront-faults';

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...SERVER_FAULTS,
  ...NOTIFICATION_FAULTS,
  ...BASKET_FAULTS,
  ...ORDER_FAULTS,
  ...STOREFRONT_FAULTS,
];
