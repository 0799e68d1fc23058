import { makeAutoObservable, observableRef } from 'mobx';

import { disposeAll } from '@/application/shared/background-service';
import { retrying } from '@/application/shared/retrying';
import { StaffSession } from '@/application/staff/staff-session';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { type ShopChange, ShopControls } from '@/domain/ports/shop-controls';
import { foldText } from '@/domain/shared/fold-text';
import type { Instant } from '@/domain/shared/instant';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { ShopState, StateArticle } from '@/domain/staff/shop-state';
import type { StaffShop } from '@/domain/staff/staff-member';
import { type StopLength, stopUntil } from '@/domain/staff/stop-until';

/** Others may change the shop, too, and stops end by themselves. */
const READ_EVERY_MS = 20_000;

/** What staff changes of a shop. A change is shown once the server has made it. */
export class ShopViewModel {
  static readonly needs = { controls: ShopControls, session: StaffSession, clock: Clock };

  state: ShopState | undefined = undefined;
  isSending = false;
  problem: Notice | undefined = undefined;
  search = '';
  readonly shop: StaffShop;
  /** Grows with each change, so that an answer to an earlier question is not shown after it. */
  private changes = 0;
  private readonly deps: Deps<typeof ShopViewModel>;

  constructor(deps: Deps<typeof ShopViewModel>, shop: StaffShop) {
    this.deps = deps;
    this.shop = shop;
    makeAutoObservable<this, 'deps' | 'changes'>(
      this,
      { deps: false, shop: false, changes: false, state: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    const leaving = new AbortController();
    const read = (): void => void this.read(leaving.signal);
    read();
    return disposeAll(() => leaving.abort(), this.deps.clock.every(READ_EVERY_MS, read));
  }

  /** The articles that are searched for, by category. */
  get categories(): readonly { readonly name: string; readonly articles: readonly StateArticle[] }[] {
    const wanted = foldText(this.search.trim());
    const articles = (this.state?.articles ?? []).filter(({ name, choices }) =>
      [name, ...choices.map((choice) => choice.name)].some((text) => foldText(text).includes(wanted)),
    );
    return [...new Set(articles.map(({ category }) => category))].map((name) => ({
      name,
      articles: articles.filter(({ category }) => category === name),
    }));
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  setSearch(search: string): void {
    this.search = search;
  }

  pause(length: StopLength): void {
    void this.change({ kind: 'pause', stop: this.stopFor(length) });
  }

  sellOut(id: string, length: StopLength): void {
    void this.change({ kind: 'sellOut', id, stop: this.stopFor(length) });
  }

  async change(change: ShopChange): Promise<void> {
    if (this.isSending) return;
    this.begin();
    const { controls, clock } = this.deps;
    const result = await retrying(clock, () => controls.change(this.shop.id, change));
    this.end(result);
  }

  private stopFor(length: StopLength) {
    return { until: stopUntil(length, this.now, this.shop.timeZone) };
  }

  private async read(signal: AbortSignal): Promise<void> {
    const { changes } = this;
    const result = await this.deps.controls.state(this.shop.id, signal);
    if (changes === this.changes && !signal.aborted) this.show(result);
  }

  private begin(): void {
    this.changes += 1;
    this.isSending = true;
  }

  private end(result: Result<ShopState, RemoteFailure>): void {
    this.changes += 1;
    this.isSending = false;
    this.show(result);
  }

  private show(result: Result<ShopState, RemoteFailure>): void {
    if (result.ok) this.state = result.value;
    else this.deps.session.endIfRefused(result.error);
    this.problem = result.ok ? undefined : noticeForStaffFailure(result.error);
  }
}
