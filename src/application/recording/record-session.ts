import type { Deps } from '@/domain/ports/deps';
import { applyOperation } from '@/domain/basket/basket-operation';
import { reaction } from 'mobx';
import { dishOf } from '@/application/recording/dish-of';
import { eventOfOperation } from '@/application/recording/event-of-operation';
import type {
  SeenCall,
  SessionRecording,
  RecordingEntry,
  RecordedEvent,
} from '@/application/recording/session-recording';
import { redactedPath } from '@/application/recording/redacted-path';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { LanguageStore } from '@/application/language/language-store';
import { type NavigationRequest, NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';
import type { Basket } from '@/domain/basket/basket';
import type { BasketLog } from '@/domain/basket/basket-log';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import { noteLength } from '@/domain/basket/note';
import { buildPath } from '@/domain/navigation/build-path';
import type { OrderIntent } from '@/domain/order/order-intent';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { Language } from '@/domain/shared/language';

/** The maximum number of entries; older ones are merged into the opening. */
export const RECORDING_MAX_ENTRIES = 200;

/** The state before an entry. */
interface State {
  readonly fullPath: string;
  readonly language: Language;
  readonly isMember: boolean;
  readonly basket: Basket;
}

interface RecordedEntry extends RecordingEntry {
  readonly before: State;
}

/**
 * Records what the visitor did lately and which calls failed, for a report that the visitor may save: only in the
 * memory of this page, and without personal data.
 */
export class RecordSession implements BackgroundService {
  static readonly needs = {
    navigation: NavigationStore,
    baskets: BasketStore,
    orders: OrderStore,
    notices: NoticeStore,
    sessions: SessionStore,
    languages: LanguageStore,
    connection: ConnectionStore,
    clock: Clock,
  };

  private entries: readonly RecordedEntry[] = [];
  private basket: Basket;
  private isUnderWay = false;
  private readonly received = new Map<string, number>();
  /** The last entry before a call of this kind succeeded. */
  private readonly lastBeforeSuccess = new Map<string, RecordedEntry | undefined>();
  private readonly deps: Deps<typeof RecordSession>;

  constructor(deps: Deps<typeof RecordSession>) {
    this.deps = deps;
    this.basket = deps.baskets.basket;
  }

  start(): Disposer {
    const { navigation, baskets, orders, notices, sessions, languages, connection } = this.deps;
    this.basket = baskets.basket;
    this.markReceived(baskets.log);
    return disposeAll(
      navigation.onNavigationRequested((departure) => this.requestNavigation(departure)),
      navigation.onNavigate(() => (this.isUnderWay = false)),
      reaction(
        () => baskets.log,
        (log) => this.receiveBasket(log),
      ),
      reaction(
        () => orders.confirmations,
        () => this.add({ kind: 'order' }),
      ),
      reaction(
        () => orders.intent,
        (now, before) => this.receiveOrder(now, before),
      ),
      reaction(
        () => sessions.session.isAuthenticated,
        (isMember) => this.add({ kind: isMember ? 'logIn' : 'logOut' }),
      ),
      reaction(
        () => languages.language,
        (language) => this.add({ kind: 'speak', language }),
      ),
      reaction(
        () => connection.isOnline,
        (isOnline) => this.add({ kind: 'line', isOnline }),
      ),
      reaction(
        () => notices.error,
        ({ message }) => message && this.add({ kind: 'remark', text: `shown: ${message.key}` }),
      ),
    );
  }

  /** Records the end of a call. Without a network, calls are not recorded one by one. */
  recordCall(call: SeenCall): void {
    const { fate } = call;
    const kind = `${call.method} ${call.path}`;
    if (fate === undefined) this.lastBeforeSuccess.set(kind, this.entries.at(-1));
    else if (this.deps.connection.isOnline) this.recordFailure({ ...call, fate }, kind);
  }

  get recording(): SessionRecording {
    const [first] = this.entries;
    const { fullPath, language, isMember, basket } = first?.before ?? this.currentState();
    const path = redactedPath(fullPath) ?? buildPath.home();
    const { shopId, orderType, items, note, spotId } = basket;
    return {
      startedAt: first?.at ?? this.deps.clock.now(),
      opening: {
        ...{ path, language, isMember, shopId, orderType, spotId },
        dishes: items.map((item) => dishOf(item, shopId)),
        noteLength: noteLength(note),
      },
      entries: this.entries.map(({ at, event }) => ({ at, event })),
    };
  }

  /**
   * Inserts a failure before the last act before the call started, so that it is in place when a replay of that act
   * makes the call; unless such a call has succeeded since.
   */
  private recordFailure(
    call: SeenCall & Extract<RecordedEvent, { kind: 'failedCall' }>['call'],
    kind: string,
  ): void {
    const cause = this.entries.findLastIndex(({ at, event }) => isDone(event) && at <= call.startedAt);
    const success = this.entries.findIndex((entry) => entry === this.lastBeforeSuccess.get(kind));
    const { entries } = this;
    const causing = cause > success ? entries[cause] : undefined;
    const entry = {
      at: causing?.at ?? call.startedAt,
      event: { kind: 'failedCall', call } as const,
      before: causing?.before ?? this.currentState(),
    };
    const place = causing === undefined ? entries.length : cause;
    this.setEntries([...entries.slice(0, place), entry, ...entries.slice(place)]);
  }

  private requestNavigation(departure: NavigationRequest): void {
    if (departure.kind === 'shop') return this.add({ kind: 'chooseShop', shopId: departure.shopId });
    this.isUnderWay = true;
    const path = redactedPath(departure.fullPath);
    this.add(
      path === undefined ? { kind: 'remark', text: "went to an order's page" } : { kind: 'visit', path },
    );
  }

  private receiveBasket(log: BasketLog): void {
    for (const { stamp, operation } of log.operations) {
      if (stamp.sequence <= (this.received.get(stamp.tab) ?? 0)) continue;
      const event = eventOfOperation(operation, this.basket);
      // Leaving a shop clears the basket as a part of that act.
      if (event !== undefined && !(event.kind === 'cancelOrder' && this.isUnderWay)) this.add(event);
      this.basket = applyOperation(this.basket, operation);
    }
    this.markReceived(log);
    this.basket = basketOfLog(log);
  }

  private markReceived({ folded, operations }: BasketLog): void {
    const counts = operations.map(({ stamp }) => [stamp.tab, stamp.sequence] as const);
    for (const [tab, count] of [...Object.entries(folded), ...counts])
      this.received.set(tab, Math.max(count, this.received.get(tab) ?? 0));
  }

  private receiveOrder(now: OrderIntent | undefined, before: OrderIntent | undefined): void {
    const [is, was] = [now?.state.kind, before?.key === now?.key ? before?.state.kind : undefined];
    if (is === undefined || is === was) return;
    if (is === 'paid' || is === 'unpaid') this.add({ kind: 'pay', isPaid: is === 'paid' });
    else this.add({ kind: 'remark', text: `order: ${is}` });
  }

  private add(event: RecordedEvent): void {
    this.setEntries([...this.entries, { at: this.deps.clock.now(), event, before: this.currentState() }]);
  }

  private setEntries(entries: readonly RecordedEntry[]): void {
    this.entries = entries.slice(-RECORDING_MAX_ENTRIES);
  }

  private currentState(): State {
    const { navigation, sessions, languages } = this.deps;
    return {
      fullPath: navigation.current?.fullPath ?? buildPath.home(),
      language: languages.language,
      isMember: sessions.session.isAuthenticated,
      basket: this.basket,
    };
  }
}

const isDone = ({ kind }: RecordedEvent): boolean => kind !== 'failedCall' && kind !== 'remark';
