import { reaction, runInAction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { BasketStore } from '@/application/basket/basket-store';
import type { BasketLog, BasketMessage } from '@/domain/basket/basket-log';
import { setAsideBetween } from '@/domain/basket/set-aside';
import { basketOfLog } from '@/domain/basket/log/basket-of-log';
import type { KeptBasket } from '@/domain/basket/stored-basket';
import { isKnown } from '@/domain/basket/log/known-operations';
import { mergeLogs } from '@/domain/basket/log/merge-logs';
import { mergeOperation } from '@/domain/basket/log/merge-operation';
import { assertNever } from '@/domain/shared/assert-never';
import type { Stop } from '@/domain/ports/clock';
import type { BasketStorage } from '@/domain/ports/stored-value';
import type { TabChannel } from '@/domain/ports/tab-channel';

/**
 * Keeps the basket and shares it between tabs. Tabs exchange operations; what is stored is only a snapshot of what
 * they add up to, written once however much changed, and not for what came from elsewhere, unless the other tab's
 * snapshot lacks something that is known here. Source: AMB-44, P41; BASK-09, BASK-10.
 */
export class KeepBasket implements StandingWork {
  private isSaveDue = false;
  private received: KeptBasket | undefined;
  private readonly storage: BasketStorage;
  private readonly channel: TabChannel;
  private readonly baskets: BasketStore;

  constructor(storage: BasketStorage, channel: TabChannel, baskets: BasketStore) {
    this.storage = storage;
    this.channel = channel;
    this.baskets = baskets;
  }

  start(): Stop {
    const stop = stopAll(
      () => this.saveIfDue(),
      reaction(
        () => this.snapshot(),
        (snapshot) => isSame(snapshot, this.received) || this.scheduleSave(),
      ),
      this.storage.onChangedElsewhere((kept) => kept !== undefined && this.takeSnapshot(kept)),
      this.channel.subscribe((message) => this.take(message)),
    );
    this.channel.post({ kind: 'hello' });
    return stop;
  }

  private take(message: BasketMessage): void {
    switch (message.kind) {
      case 'operation':
        return this.receive({ log: mergeOperation(this.baskets.log, message.operation) });
      case 'hello':
        return this.channel.post({ kind: 'log', log: this.baskets.log });
      case 'log':
        return this.receive({ log: mergeLogs(this.baskets.log, message.log) });
      default:
        return assertNever(message);
    }
  }

  private takeSnapshot({ log, setAside }: KeptBasket): void {
    const isBehind = this.baskets.log.operations.some(({ stamp }) => !isKnown(log, stamp));
    const merged = mergeLogs(this.baskets.log, log);
    // What another tab wrote before it heard of a change knows nothing of what was set aside by it.
    this.receive(isBehind ? { log: merged } : { log: merged, setAside });
    if (isBehind) this.scheduleSave();
  }

  private receive({
    log,
    setAside = setAsideBetween(this.baskets.setAside, this.baskets.basket, basketOfLog(log)),
  }: Partial<KeptBasket> & { readonly log: BasketLog }): void {
    this.received = { log, setAside };
    runInAction(() => {
      this.baskets.setLog(log);
      this.baskets.setSetAside(setAside);
    });
  }

  private scheduleSave(): void {
    if (this.isSaveDue) return;
    this.isSaveDue = true;
    queueMicrotask(() => this.saveIfDue());
  }

  private saveIfDue(): void {
    if (!this.isSaveDue) return;
    this.isSaveDue = false;
    this.baskets.setLasting(this.storage.keep(this.snapshot()));
  }

  private snapshot(): KeptBasket {
    const { log, setAside } = this.baskets;
    return { log, setAside };
  }
}

const isSame = (one: KeptBasket, other: KeptBasket | undefined): boolean =>
  one.log === other?.log && one.setAside === other.setAside;
