import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { AuditLog } from '@/domain/ports/audit-log';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import type { StaffShop } from '@/domain/staff/staff-member';

export const LOG_PAGE_SIZE = 50;

/** What was done in a shop or in the whole chain, page by page into the past. */
export class LogViewModel {
  static readonly needs = { log: AuditLog, session: StaffSession, clock: Clock };

  entries: readonly AuditEntry[] | undefined = undefined;
  hasMore = false;
  isLoading = false;
  isOfChain = false;
  problem: Notice | undefined = undefined;
  readonly shop: StaffShop;
  /** Of what is shown now. */
  private leaving = new AbortController();
  private readonly deps: Deps<typeof LogViewModel>;

  constructor(deps: Deps<typeof LogViewModel>, shop: StaffShop) {
    this.deps = deps;
    this.shop = shop;
    makeAutoObservable<this, 'deps' | 'leaving'>(
      this,
      { deps: false, leaving: false, shop: false, entries: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    void this.load();
    return () => this.leaving.abort();
  }

  get exportAddress(): string {
    return this.deps.log.exportAddress(this.shopId);
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  showChain(isOfChain: boolean): void {
    this.isOfChain = isOfChain;
    this.entries = undefined;
    this.hasMore = false;
    this.leaving.abort();
    this.leaving = new AbortController();
    void this.load();
  }

  loadMore(): void {
    if (!this.isLoading) void this.load();
  }

  private get shopId(): ShopId | undefined {
    return this.isOfChain ? undefined : this.shop.id;
  }

  private async load(): Promise<void> {
    const { signal } = this.leaving;
    this.begin();
    const before = this.entries?.at(-1)?.id;
    const query = { shopId: this.shopId, before, limit: LOG_PAGE_SIZE };
    const page = await this.deps.log.entries(query, signal);
    if (signal.aborted) return;
    if (page.ok) return this.add(page.value);
    this.deps.session.endIfRefused(page.error);
    this.fail(noticeForStaffFailure(page.error));
  }

  private begin(): void {
    this.isLoading = true;
    this.problem = undefined;
  }

  private add(entries: readonly AuditEntry[]): void {
    this.entries = [...(this.entries ?? []), ...entries];
    this.hasMore = entries.length === LOG_PAGE_SIZE;
    this.isLoading = false;
  }

  private fail(problem: Notice): void {
    this.problem = problem;
    this.isLoading = false;
  }
}
