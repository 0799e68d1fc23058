import type { OrderStatus } from '@/domain/order/order-status';

/** The columns of the order board, in the order of the work. `over`: handed out or taken back. */
export const BOARD_COLUMNS = ['new', 'cooking', 'ready', 'over'] as const;

export type BoardColumn = (typeof BOARD_COLUMNS)[number];

const COLUMNS: Readonly<Record<OrderStatus, BoardColumn | undefined>> = {
  calculatedPrice: undefined,
  added: 'new',
  started: 'cooking',
  finnished: 'cooking',
  done: 'ready',
  delivered: 'over',
  rollbacked: 'over',
};

/** Returns the column of a status; undefined for an order that is not paid. */
export const columnOf = (status: OrderStatus): BoardColumn | undefined => COLUMNS[status];

const NEXT = { added: 'started', started: 'finnished', finnished: 'done', done: 'delivered' } as const;

/** A status that staff moves an order on from. */
export type OpenStatus = keyof typeof NEXT;

export const isOpen = (status: OrderStatus): status is OpenStatus => Object.hasOwn(NEXT, status);

/** Returns the next status in the work of the staff. Source: OPEN-08. */
export const nextStatus = (status: OpenStatus): OrderStatus => NEXT[status];
