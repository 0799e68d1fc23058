import type { TextKey } from '@/adapters/i18n/text-key';
import type { OrderStatus } from '@/domain/order/order-status';

/** The steps of an order in a word or two; a cancelled one has none. */
export const STEP_NAMES: Readonly<Record<Exclude<OrderStatus, 'rollbacked'>, TextKey>> = {
  calculatedPrice: 'orderStep.calculatedPrice',
  added: 'orderStep.added',
  started: 'orderStep.started',
  finnished: 'orderStep.finnished',
  done: 'orderStep.done',
  delivered: 'orderStep.delivered',
};
