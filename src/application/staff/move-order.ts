import { BoardStore } from '@/application/staff/board-store';
import { ReadBoard } from '@/application/staff/read-board';
import { StaffSession } from '@/application/staff/staff-session';
import type { OrderStatus } from '@/domain/order/order-status';
import { Clock, wait } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { OrderBoard, type OrderMove } from '@/domain/ports/order-board';
import { isRetryable, type RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { BoardOrder } from '@/domain/staff/board';

/** The pause before a move without an answer is sent again. */
export const SEND_AGAIN_MS = 2_000;
/** A later move is no longer what was wanted. */
export const SEND_FOR_MS = 5 * 60_000;

/**
 * Moves an order on the board, once: without an answer the same move is sent again, which the server recognises, and
 * until there is one the order stays where it is. What the server refuses is in `failedMove`.
 */
export class MoveOrder {
  static readonly needs = {
    board: OrderBoard,
    store: BoardStore,
    readBoard: ReadBoard,
    session: StaffSession,
    clock: Clock,
  };

  private readonly deps: Deps<typeof MoveOrder>;

  constructor(deps: Deps<typeof MoveOrder>) {
    this.deps = deps;
  }

  async move({ orderId, status, shortCode }: BoardOrder, to: OrderStatus, reason?: string): Promise<void> {
    const { store, session, readBoard } = this.deps;
    if (store.pending.has(orderId)) return;
    store.setFailedMove(undefined);
    const result = await this.send({ orderId, from: status, to, reason });
    store.setPending(orderId, undefined);
    if (result.ok) return store.apply(result.value);
    session.endIfRefused(result.error);
    store.setFailedMove({ shortCode, failure: result.error });
    if (store.shopId !== undefined) await readBoard.read(store.shopId);
  }

  private async send(move: OrderMove): Promise<Result<BoardOrder, RemoteFailure>> {
    const { board, store, clock } = this.deps;
    const until = clock.now() + SEND_FOR_MS;
    store.setPending(move.orderId, { to: move.to, isWaiting: false });
    for (;;) {
      const result = await board.move(move);
      if (result.ok || !isRetryable(result.error) || clock.now() >= until) return result;
      store.setPending(move.orderId, { to: move.to, isWaiting: true });
      await wait(clock, SEND_AGAIN_MS);
    }
  }
}
