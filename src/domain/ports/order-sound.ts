import { portToken } from '@/domain/ports/port-token';

/** The sound of a new order. A browser plays it only after the first gesture on the page. */
export interface OrderSound {
  /** Whether it is wanted on this device. */
  isOn(): boolean;
  turn(isOn: boolean): void;
  play(): void;
}

export const OrderSound = portToken<OrderSound>('OrderSound');
