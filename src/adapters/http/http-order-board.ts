import * as z from 'zod/mini';

import { refundRequest, requestOfWish } from '@/adapters/contract/refund';
import { board, boardOrder, madeRefund, orderMove } from '@/adapters/contract/staff/board';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { strict } from '@/adapters/contract/tolerant';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpEvents } from '@/adapters/http/http-events';
import type { Deps } from '@/domain/ports/deps';
import type { OrderBoard, OrderMove, OrderRefund, RefundOutcome } from '@/domain/ports/order-board';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';
import type { Board, BoardOrder } from '@/domain/staff/board';

export class HttpOrderBoard implements OrderBoard {
  static readonly needs = { calls: HttpCalls, events: HttpEvents };

  readonly #calls: HttpCalls;
  readonly #events: HttpEvents;

  constructor(deps: Deps<typeof HttpOrderBoard>) {
    this.#calls = deps.calls;
    this.#events = deps.events;
  }

  read(shopId: ShopId, signal?: AbortSignal): Promise<Result<Board, RemoteFailure>> {
    return this.#calls.read(staffPaths.orders(shopId), strict(board), { signal, isFresh: true });
  }

  subscribe(shopId: ShopId, onChange: () => void, signal: AbortSignal): Promise<Result<void, RemoteFailure>> {
    return this.#events.listen(staffPaths.events(shopId), { signal, headers: {} }, onChange);
  }

  move({ orderId, from, to, reason }: OrderMove): Promise<Result<BoardOrder, RemoteFailure>> {
    const body = z.encode(orderMove, { from, status: to, ...(reason !== undefined && { reason }) });
    return this.#calls.send(staffPaths.orderStatus(orderId), body, strict(boardOrder), { method: 'put' });
  }

  async refund({
    orderId,
    refundId,
    wish,
    reason,
  }: OrderRefund): Promise<Result<RefundOutcome, RemoteFailure>> {
    const body = z.encode(refundRequest, requestOfWish(wish, reason));
    const path = staffPaths.refund(orderId, refundId);
    const made = await this.#calls.send(path, body, strict(madeRefund), { method: 'put' });
    return made.ok ? ok(made.value.status) : made;
  }
}
