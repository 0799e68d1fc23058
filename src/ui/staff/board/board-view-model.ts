import { makeAutoObservable, observableRef, reaction } from 'mobx';

import { disposeAll } from '@/application/shared/background-service';
import { BoardStore, type FailedMove, type PendingMove } from '@/application/staff/board-store';
import { MoveOrder } from '@/application/staff/move-order';
import { WatchBoard } from '@/application/staff/watch-board';
import type { OrderId } from '@/domain/order/order';
import { mayServerChange } from '@/domain/order/status-change';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { OrderSound } from '@/domain/ports/order-sound';
import { Printer } from '@/domain/ports/printer';
import { ScreenWake } from '@/domain/ports/screen-wake';
import type { Instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { StaffShop } from '@/domain/staff/staff-member';
import type { BoardOrder } from '@/domain/staff/board';
import { type BoardColumn, columnOf, isOpen, nextStatus } from '@/domain/staff/board-column';

/** How often the shown ages change. */
const TICK_MS = 5_000;

/** Orders that have just come, for the announcement. */
export interface NewOrders {
  readonly id: number;
  readonly codes: readonly string[];
}

/** The order board of a shop. */
export class BoardViewModel {
  static readonly needs = {
    store: BoardStore,
    watchBoard: WatchBoard,
    moveOrder: MoveOrder,
    sound: OrderSound,
    wake: ScreenWake,
    printer: Printer,
    clock: Clock,
  };

  now: Instant;
  /** The column that a small screen shows. */
  tab: BoardColumn = 'new';
  isSoundOn: boolean;
  news: NewOrders | undefined = undefined;
  /** The order whose ticket is being printed. */
  printed: BoardOrder | undefined = undefined;
  readonly shop: StaffShop;
  private isOpened = false;
  private chosenId: OrderId | undefined = undefined;
  private readonly deps: Deps<typeof BoardViewModel>;

  constructor(deps: Deps<typeof BoardViewModel>, shop: StaffShop) {
    this.deps = deps;
    this.shop = shop;
    this.now = deps.clock.now();
    this.isSoundOn = deps.sound.isOn();
    makeAutoObservable<this, 'deps'>(
      this,
      {
        ...{ deps: false, shop: false, ordersIn: false, pendingOf: false },
        ...{ news: observableRef, printed: observableRef },
      },
      { autoBind: true },
    );
  }

  start(): () => void {
    const { store, watchBoard, wake, clock } = this.deps;
    const stopWatching = watchBoard.start(this.shop.id);
    return disposeAll(
      stopWatching,
      wake.request(),
      clock.every(TICK_MS, () => this.setNow(clock.now())),
      reaction(
        () => store.orders,
        (orders, before) => this.receive(orders, before),
      ),
      // The time of what has come counts at once.
      reaction(
        () => store.readAt,
        () => this.setNow(clock.now()),
      ),
    );
  }

  get isLoaded(): boolean {
    return this.deps.store.readAt !== undefined;
  }

  /** Why the board cannot be read now; what is shown may be old then. */
  get failure(): RemoteFailure | undefined {
    return this.deps.store.failure;
  }

  /** When what is shown was true. */
  get readAt(): Instant | undefined {
    return this.deps.store.readAt;
  }

  get failedMove(): FailedMove | undefined {
    return this.deps.store.failedMove;
  }

  /** The order whose further acts are shown. */
  get chosen(): BoardOrder | undefined {
    return this.deps.store.orders.find(({ orderId }) => orderId === this.chosenId);
  }

  ordersIn(column: BoardColumn): readonly BoardOrder[] {
    const orders = this.deps.store.orders.filter(
      (order) => columnOf(order.status) === column && !isLeftBehind(order),
    );
    return column === 'over' ? orders.toSorted((a, b) => b.changedAt - a.changedAt) : orders;
  }

  /** Ready for so long that it will hardly be collected any more. */
  get uncollected(): readonly BoardOrder[] {
    return this.deps.store.orders.filter(isLeftBehind);
  }

  pendingOf({ orderId }: BoardOrder): PendingMove | undefined {
    return this.deps.store.pending.get(orderId);
  }

  mayTakeBack({ status }: BoardOrder): boolean {
    return mayServerChange(status, 'rollbacked');
  }

  /** Only money that was captured is given back; before, the order is taken back. */
  isCaptured({ status }: BoardOrder): boolean {
    return status !== 'added' && status !== 'rollbacked';
  }

  showTab(tab: BoardColumn): void {
    this.tab = tab;
  }

  choose(order: BoardOrder | undefined): void {
    this.chosenId = order?.orderId;
  }

  moveOn(order: BoardOrder): void {
    if (isOpen(order.status)) void this.deps.moveOrder.move(order, nextStatus(order.status));
  }

  /** `reason`: for the guest. */
  takeBack(order: BoardOrder, reason: string): void {
    this.choose(undefined);
    void this.deps.moveOrder.move(order, 'rollbacked', reason);
  }

  print(order: BoardOrder): void {
    this.choose(undefined);
    this.printed = order;
  }

  /** Once the ticket is drawn; the browser goes on when it is printed. */
  printNow(): void {
    this.deps.printer.print();
    this.printed = undefined;
  }

  dismissFailedMove(): void {
    this.deps.store.setFailedMove(undefined);
  }

  turnSound(isOn: boolean): void {
    this.deps.sound.turn(isOn);
    this.isSoundOn = isOn;
    if (isOn) this.deps.sound.play();
  }

  private setNow(now: Instant): void {
    this.now = now;
  }

  /** Those that are there when the board opens are no news. */
  private receive(orders: readonly BoardOrder[], before: readonly BoardOrder[]): void {
    if (!this.isOpened) {
      this.isOpened = true;
      return;
    }
    const known = new Set(before.map(({ orderId }) => orderId));
    const codes = orders
      .filter(({ orderId, status }) => status === 'added' && !known.has(orderId))
      .map(({ shortCode }) => shortCode);
    if (codes.length === 0) return;
    this.news = { id: (this.news?.id ?? 0) + 1, codes };
    this.deps.sound.play();
  }
}

const isLeftBehind = ({ status, isUncollected }: BoardOrder): boolean => status === 'done' && isUncollected;
