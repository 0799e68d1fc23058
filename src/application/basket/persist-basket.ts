import type { Deps } from '@/domain/ports/deps';
import { reaction, runInAction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import type { BasketLog, BasketMessage } from '@/domain/basket/basket-log';
import { setAsideBetween } from '@/domain/basket/set-aside';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import { isKnown } from '@/domain/basket/log/known-operations';
import { mergeLogs } from '@/domain/basket/log/merge-logs';
import { mergeOperation } from '@/domain/basket/log/merge-operation';
import { assertNever } from '@/domain/shared/assert-never';
import type { Disposer } from '@/domain/ports/clock';
import { AfterPaint } from '@/domain/ports/after-paint';
import { BasketStorage } from '@/domain/ports/stored-value';
import { TabChannel } from '@/domain/ports/tab-channel';

/**
 * Stores the basket and shares it between tabs. Tabs exchange operations; the stored value is only a snapshot of their
 * result, written once for several changes after the frame that shows them, and not for changes of another tab unless
 * that tab's snapshot lacks something. Source: AMB-44, PAIN-41; BASK-09, BASK-10.
 */
export class PersistBasket implements BackgroundService {
  static readonly needs = {
    storage: BasketStorage,
    channel: TabChannel,
    baskets: BasketStore,
    afterPaint: AfterPaint,
  };

  private isSaveDue = false;
  private received: StoredBasket | undefined;

  private readonly deps: Deps<typeof PersistBasket>;

  constructor(deps: Deps<typeof PersistBasket>) {
    this.deps = deps;
  }

  start(): Disposer {
    const stop = disposeAll(
      () => this.saveIfDue(),
      reaction(
        () => this.snapshot(),
        (snapshot) => isSame(snapshot, this.received) || this.scheduleSave(),
      ),
      this.deps.storage.onChangedElsewhere((stored) => stored !== undefined && this.receiveSnapshot(stored)),
      this.deps.channel.subscribe((message) => this.take(message)),
    );
    this.deps.channel.post({ kind: 'hello' });
    return stop;
  }

  private take(message: BasketMessage): void {
    switch (message.kind) {
      case 'operation':
        return this.receive({ log: mergeOperation(this.deps.baskets.log, message.operation) });
      case 'hello':
        return this.deps.channel.post({ kind: 'log', log: this.deps.baskets.log });
      case 'log':
        return this.receive({ log: mergeLogs(this.deps.baskets.log, message.log) });
      default:
        return assertNever(message);
    }
  }

  /** Takes over what another tab stored, or the page before the program was there. */
  readonly receiveSnapshot = ({ log, setAside }: StoredBasket): void => {
    const isBehind = this.deps.baskets.log.operations.some(({ stamp }) => !isKnown(log, stamp));
    const merged = mergeLogs(this.deps.baskets.log, log);
    // A snapshot without a change of this tab also lacks the basket that the change set aside.
    this.receive(isBehind ? { log: merged } : { log: merged, setAside });
    if (isBehind) this.scheduleSave();
  };

  private receive({
    log,
    setAside = setAsideBetween(this.deps.baskets.setAside, this.deps.baskets.basket, basketOfLog(log)),
  }: Partial<StoredBasket> & { readonly log: BasketLog }): void {
    this.received = { log, setAside };
    runInAction(() => {
      this.deps.baskets.setLog(log);
      this.deps.baskets.setSetAside(setAside);
    });
  }

  private scheduleSave(): void {
    if (this.isSaveDue) return;
    this.isSaveDue = true;
    this.deps.afterPaint.run(() => this.saveIfDue());
  }

  private saveIfDue(): void {
    if (!this.isSaveDue) return;
    this.isSaveDue = false;
    this.deps.baskets.setPersistent(this.deps.storage.save(this.snapshot()));
  }

  private snapshot(): StoredBasket {
    const { log, setAside } = this.deps.baskets;
    return { log, setAside };
  }
}

const isSame = (one: StoredBasket, other: StoredBasket | undefined): boolean =>
  one.log === other?.log && one.setAside === other.setAside;
