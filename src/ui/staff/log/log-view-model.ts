import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { type AuditFilter, AuditLog } from '@/domain/ports/audit-log';
import { Clock, wait } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { Instant } from '@/domain/shared/instant';
import type { AuditAct, ShownAuditEntry } from '@/domain/staff/audit-entry';
import { dayRange } from '@/domain/staff/day-range';
import type { StaffShop } from '@/domain/staff/staff-member';

export const LOG_PAGE_SIZE = 50;
const TYPING_MS = 300;

/** What was done in a shop or in the whole chain, page by page into the past. */
export class LogViewModel {
  static readonly needs = { log: AuditLog, session: StaffSession, clock: Clock };

  entries: readonly ShownAuditEntry[] | undefined = undefined;
  hasMore = false;
  isLoading = false;
  isOfChain = false;
  /** A part of who did it. */
  who = '';
  /** `2026-11-23`, in the time of the restaurant; empty for every day. */
  day = '';
  /** Undefined for every act. */
  act: AuditAct | undefined = undefined;
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
    return this.deps.log.exportAddress(this.filter);
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  get isFiltered(): boolean {
    return this.who.trim() !== '' || this.day !== '' || this.act !== undefined;
  }

  showChain(isOfChain: boolean): void {
    this.isOfChain = isOfChain;
    this.begin();
    void this.load();
  }

  /** Reads once nothing more is typed. */
  setWho(who: string): void {
    this.who = who;
    this.begin();
    void this.loadSoon();
  }

  setDay(day: string): void {
    this.day = day;
    this.begin();
    void this.load();
  }

  setAct(act: AuditAct | undefined): void {
    this.act = act;
    this.begin();
    void this.load();
  }

  loadMore(): void {
    if (!this.isLoading) void this.load();
  }

  private get filter(): AuditFilter {
    const who = this.who.trim();
    return {
      shopId: this.isOfChain ? undefined : this.shop.id,
      who: who === '' ? undefined : who,
      act: this.act,
      ...dayRange(this.day, this.shop.timeZone),
    };
  }

  private async loadSoon(): Promise<void> {
    const { signal } = this.leaving;
    await wait(this.deps.clock, TYPING_MS, signal);
    if (!signal.aborted) await this.load();
  }

  /** Shows nothing of what was chosen before. */
  private begin(): void {
    this.entries = undefined;
    this.hasMore = false;
    this.leaving.abort();
    this.leaving = new AbortController();
  }

  private async load(): Promise<void> {
    const { signal } = this.leaving;
    this.beginLoading();
    const before = this.entries?.at(-1)?.id;
    const query = { ...this.filter, before, limit: LOG_PAGE_SIZE };
    const page = await this.deps.log.entries(query, signal);
    if (signal.aborted) return;
    if (page.ok) return this.add(page.value);
    this.deps.session.endIfRefused(page.error);
    this.fail(noticeForStaffFailure(page.error));
  }

  private beginLoading(): void {
    this.isLoading = true;
    this.problem = undefined;
  }

  private add(entries: readonly ShownAuditEntry[]): void {
    this.entries = [...(this.entries ?? []), ...entries];
    this.hasMore = entries.length === LOG_PAGE_SIZE;
    this.isLoading = false;
  }

  private fail(problem: Notice): void {
    this.problem = problem;
    this.isLoading = false;
  }
}
