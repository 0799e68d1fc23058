import { makeAutoObservable, observableRef } from 'mobx';

import { AccountSessions } from '@/application/account/account-sessions';
import { NoticeStore } from '@/application/notices/notice-store';
import type { AccountSession, AccountSessionId } from '@/domain/customer/account-session';
import { shownError } from '@/domain/notice/error-state';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { Clock, type Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Instant } from '@/domain/shared/instant';

/** Where the member is logged in. Source: DEC-97. */
export class SessionsViewModel {
  static readonly needs = { sessions: AccountSessions, notices: NoticeStore, clock: Clock };

  /** Empty before the first answer, and where the back end has no such list. */
  open: readonly AccountSession[] = [];
  isFailed = false;
  /** The session that is being ended. */
  ending: AccountSessionId | undefined = undefined;
  /** How many were ended on this page. */
  ended = 0;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof SessionsViewModel>;

  constructor(deps: Deps<typeof SessionsViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving'>(
      this,
      { deps: false, leaving: false, open: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    void this.load();
    return () => this.leaving.abort();
  }

  get now(): Instant {
    return this.deps.clock.now();
  }

  get isShown(): boolean {
    return this.open.length > 0 || this.isFailed;
  }

  async load(): Promise<void> {
    const { signal } = this.leaving;
    const open = await this.deps.sessions.list(signal);
    if (!signal.aborted) this.show(open.ok ? (open.value ?? []) : undefined);
  }

  async end(id: AccountSessionId): Promise<void> {
    if (this.ending !== undefined) return;
    this.setEnding(id);
    const result = await this.deps.sessions.end(id);
    this.setEnding(undefined);
    if (result.ok) this.remove(id);
    else this.showError(result.error);
  }

  private show(open: readonly AccountSession[] | undefined): void {
    this.isFailed = open === undefined;
    this.open = open ?? [];
  }

  private setEnding(id: AccountSessionId | undefined): void {
    this.ending = id;
  }

  private remove(id: AccountSessionId): void {
    this.open = this.open.filter((session) => session.id !== id);
    this.ended += 1;
  }

  private showError(failure: RemoteFailure): void {
    const notice = noticeForFailure(failure);
    if (notice !== undefined) this.deps.notices.setError(shownError(notice));
  }
}
