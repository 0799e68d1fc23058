import { portToken } from '@/domain/ports/port-token';
import type { BasketMessage } from '@/domain/basket/basket-log';

/** Messages to the other open tabs of this site. They are validated like network answers. */
export interface TabChannel {
  post(message: BasketMessage): void;
  subscribe(listener: (message: BasketMessage) => void): () => void;
}

export const TabChannel = portToken<TabChannel>('TabChannel');
