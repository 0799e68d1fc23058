import { disposeAll } from '@/application/shared/background-service';
import { BoardStore } from '@/application/staff/board-store';
import { ReadBoard } from '@/application/staff/read-board';
import { Clock, type Disposer, wait } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import type { Deps } from '@/domain/ports/deps';
import { OrderBoard } from '@/domain/ports/order-board';
import type { ShopId } from '@/domain/shop/shop';

/** How often the board is read without an event: a stream that is dead says nothing. */
export const READ_EVERY_MS = 10_000;
/** The same while it cannot be read, and the pause before a stream that ended is opened again. */
export const READ_AGAIN_MS = 2_000;

/** Shows the board of a shop as it changes, from an event or, without one, by reading it again. */
export class WatchBoard {
  static readonly needs = {
    board: OrderBoard,
    store: BoardStore,
    readBoard: ReadBoard,
    connection: Connection,
    clock: Clock,
  };

  private readonly deps: Deps<typeof WatchBoard>;

  constructor(deps: Deps<typeof WatchBoard>) {
    this.deps = deps;
  }

  start(shopId: ShopId): Disposer {
    const leaving = new AbortController();
    const read = (): void => void this.deps.readBoard.read(shopId, leaving.signal);
    this.deps.store.open(shopId);
    read();
    void this.subscribe(shopId, read, leaving.signal);
    void this.poll(read, leaving.signal);
    return disposeAll(() => leaving.abort(), this.deps.connection.onChange(read));
  }

  private async subscribe(shopId: ShopId, read: () => void, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.deps.board.subscribe(shopId, read, signal);
      await wait(this.deps.clock, READ_AGAIN_MS, signal);
      // What changed without a stream.
      if (!signal.aborted) read();
    }
  }

  private async poll(read: () => void, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isLost = this.deps.store.failure !== undefined;
      await wait(this.deps.clock, isLost ? READ_AGAIN_MS : READ_EVERY_MS, signal);
      if (!signal.aborted) read();
    }
  }
}
