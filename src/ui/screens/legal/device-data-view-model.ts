import { makeAutoObservable, observableRef } from 'mobx';

import type { TextKey } from '@/adapters/i18n/text-key';
import { loadedValue } from '@/application/shared/loadable';
import { SessionStore } from '@/application/account/session-store';
import { OrderStore } from '@/application/orders/order-store';
import { CopyDeviceData } from '@/application/device/copy-device-data';
import { type Erasure, EraseDeviceData } from '@/application/device/erase-device-data';
import { type DeviceEntry, type DeviceList, ListDeviceData } from '@/application/device/list-device-data';
import { bytesOf, type StoredItem } from '@/domain/device/stored-item';
import { Clock } from '@/domain/ports/clock';
import { type OrderId } from '@/domain/order/order';
import { orderLink } from '@/domain/navigation/order-link';
import type { Deps } from '@/domain/ports/deps';

/** The descriptions by storage key or cookie name. */
const DESCRIPTIONS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['cart', 'device.stored.cart'],
  ['order', 'device.stored.order'],
  ['shop', 'device.stored.shop'],
  ['menu', 'device.stored.menu'],
  ['navigation', 'device.stored.navigation'],
  ['appStore', 'device.stored.appStore'],
  ['auth', 'device.stored.auth'],
  ['suggestedArticles', 'device.stored.suggestedArticles'],
  ['dietFilter', 'device.stored.dietFilter'],
  ['lucka:reloaded-at', 'device.stored.reloaded'],
  ['react-router-scroll-positions', 'device.stored.scroll'],
  ['.AspNetCore.Culture', 'device.stored.culture'],
  ['lucka-user', 'device.stored.visitor'],
]);

/** One entry; `files` instead of `bytes` where the size is not known. */
export interface ShownItem {
  readonly id: string;
  readonly textKey: TextKey;
  readonly name: string;
  readonly size: { readonly bytes: number } | { readonly files: number };
  readonly entry: DeviceEntry;
}

/** A paid order that this device could no longer track; its link still works. */
export interface RunningLink {
  readonly id: OrderId;
  readonly number: string | undefined;
  readonly address: string;
}

/** The data stored on the device: shown, exported, erased after a question. Source: OPEN-42, PAIN-95. */
export class DeviceDataViewModel {
  static readonly needs = {
    listDeviceData: ListDeviceData,
    copyDeviceData: CopyDeviceData,
    eraseDeviceData: EraseDeviceData,
    orders: OrderStore,
    sessions: SessionStore,
    clock: Clock,
  };

  list: DeviceList | undefined;
  isAsking = false;
  isErasing = false;
  failure: Exclude<Erasure, 'erased'> | undefined = undefined;
  hasCopied = false;
  private readonly deps: Deps<typeof DeviceDataViewModel>;

  constructor(deps: Deps<typeof DeviceDataViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { list: observableRef, deps: false }, { autoBind: true });
  }

  start(): () => void {
    void this.load();
    return () => undefined;
  }

  get items(): readonly ShownItem[] | undefined {
    return this.list?.entries.map(shown);
  }

  get isComplete(): boolean {
    return this.list?.isComplete ?? true;
  }

  get now() {
    return this.deps.clock.now();
  }

  get isLoggedIn(): boolean {
    return this.deps.sessions.session.isAuthenticated;
  }

  get running(): readonly RunningLink[] {
    const { orders } = this.deps;
    return orders.tracked.paid.map(({ id, customerCode }) => ({
      id,
      number: loadedValue(orders.seenOrder(id).details)?.number,
      address: orderLink(id, customerCode),
    }));
  }

  async load(): Promise<void> {
    this.setList(await this.deps.listDeviceData.list());
  }

  async copy(): Promise<void> {
    await this.deps.copyDeviceData.copy();
    this.setCopied();
  }

  ask(): void {
    this.isAsking = true;
    this.failure = undefined;
  }

  cancel(): void {
    this.isAsking = false;
  }

  /** The page reloads once everything is erased. */
  async erase(): Promise<void> {
    this.isErasing = true;
    const erasure = await this.deps.eraseDeviceData.erase();
    if (erasure === 'erased') return;
    this.fail(erasure);
    await this.load();
  }

  private fail(failure: Exclude<Erasure, 'erased'>): void {
    this.isErasing = false;
    this.isAsking = false;
    this.failure = failure;
  }

  private setCopied(): void {
    this.hasCopied = true;
  }

  private setList(list: DeviceList): void {
    this.list = list;
  }
}

function shown(entry: DeviceEntry): ShownItem {
  const { thing: item } = entry;
  const name = nameOf(item);
  return {
    id: `${item.kind} ${name}`,
    name,
    textKey:
      item.kind === 'files' ? 'device.stored.cache' : (DESCRIPTIONS.get(name) ?? 'device.stored.other'),
    size: sizeOf(item),
    entry,
  };
}

function nameOf(item: StoredItem): string {
  if (item.kind === 'files') return '';
  return item.kind === 'value' ? item.key : item.name;
}

const sizeOf = (item: StoredItem): ShownItem['size'] => {
  if (item.kind === 'files') return { files: item.addresses.length };
  return { bytes: bytesOf(item.kind === 'value' ? item.text : item.value) };
};
