import { BoardStore } from '@/application/staff/board-store';
import { StaffSession } from '@/application/staff/staff-session';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { OrderBoard } from '@/domain/ports/order-board';
import type { ShopId } from '@/domain/shop/shop';

interface Wanted {
  readonly shopId: ShopId;
  readonly signal: AbortSignal | undefined;
}

/** Reads the board of a shop into the store; one request at a time, and one more for changes meanwhile. */
export class ReadBoard {
  static readonly needs = { board: OrderBoard, store: BoardStore, session: StaffSession, clock: Clock };

  private isReading = false;
  private wanted: Wanted | undefined;
  private readonly deps: Deps<typeof ReadBoard>;

  constructor(deps: Deps<typeof ReadBoard>) {
    this.deps = deps;
  }

  async read(shopId: ShopId, signal?: AbortSignal): Promise<void> {
    this.wanted = { shopId, signal };
    if (this.isReading) return;
    this.isReading = true;
    while (this.wanted !== undefined) {
      const next = this.wanted;
      this.wanted = undefined;
      await this.readOnce(next);
    }
    this.isReading = false;
  }

  private async readOnce({ shopId, signal }: Wanted): Promise<void> {
    const { board, store, session, clock } = this.deps;
    const result = await board.read(shopId, signal);
    if (result.ok) return store.setRead(shopId, result.value.orders, clock.now());
    if (result.error.kind === 'aborted') return;
    session.endIfRefused(result.error);
    store.setUnread(shopId, result.error);
  }
}
