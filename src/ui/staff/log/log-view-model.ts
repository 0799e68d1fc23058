import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { AuditLog } from '@/domain/ports/audit-log';
import { Clock } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { Instant } from '@/domain/shared/instant';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import type { StaffShop } from '@/domain/staff/staff-member';

export const LOG_PAGE_SIZE = 50;

/** What was done in a shop, page by page into the past. */
export class LogViewModel {
  static readonly needs = { log: AuditLog, session: StaffSession, clock: Clock };

  entries: readonly AuditEntry[] | undefined = undefined;
  hasMore = false;
  isLoading = false;
  problem: Notice | undefined = undefined;
  readonly shop: StaffShop;
  private readonly deps: Deps<typeof LogViewModel>;

  constructor(deps: Deps<typeof LogViewModel>, shop: StaffShop) {
    this.deps = deps;
    this.shop = shop;
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, shop: false, entries: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    const leaving = new AbortController();
    void this.load(leaving.signal);
    return () => leaving.abort();
  }

  get exportAddress(): string {
    return this.deps.log.exportAddress(this.shop.id);
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  loadMore(): void {
    if (!this.isLoading) void this.load();
  }

  private async load(signal?: AbortSignal): Promise<void> {
    this.begin();
    const before = this.entries?.at(-1)?.id;
    const query = { shopId: this.shop.id, before, limit: LOG_PAGE_SIZE };
    const page = await this.deps.log.entries(query, signal);
    if (signal?.aborted === true) return;
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
