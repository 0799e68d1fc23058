import { BASKET_FAULTS } from '@test/fault-injection/basket-faults';
import { NOTIFICATION_FAULTS } from '@test/fault-injection/notification-faults';
import { ORDER_FAULTS } from '@test/fault-injection/order-faults';
import type { PlantedFault } from '@test/fault-injection/planted-fault';
import { SERVER_FAULTS } from '@test/fault-injection/server-faults';
import { STOREFRONT_FAULTS } from '@test/fault-injection/storefront-faults';

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...SERVER_FAULTS,
  ...NOTIFICATION_FAULTS,
  ...BASKET_FAULTS,
  ...ORDER_FAULTS,
  ...STOREFRONT_FAULTS,
];
