import { makeAutoObservable, observableRef } from 'mobx';

import { StaffSession } from '@/application/staff/staff-session';
import { type StaffSessionState, StaffSessionStore } from '@/application/staff/staff-session-store';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStaffFailure } from '@/domain/notice/notice-for-staff-failure';
import { Clock, wait } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { isRetryable } from '@/domain/shared/remote-failure';

const ASK_AGAIN_MS = 3_000;

/** Who is logged in, which decides what is shown. */
export class StaffAppViewModel {
  static readonly needs = { store: StaffSessionStore, session: StaffSession, clock: Clock };

  /** Why it is not known who is logged in. */
  problem: Notice | undefined = undefined;
  private readonly deps: Deps<typeof StaffAppViewModel>;

  constructor(deps: Deps<typeof StaffAppViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps'>(this, { problem: observableRef, deps: false }, { autoBind: true });
  }

  start(): () => void {
    const leaving = new AbortController();
    void this.resume(leaving.signal);
    return () => leaving.abort();
  }

  get session(): StaffSessionState {
    return this.deps.store.session;
  }

  private async resume(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.session.kind === 'unknown') {
      const result = await this.deps.session.resume();
      if (result.ok || this.session.kind !== 'unknown') return;
      this.setProblem(noticeForStaffFailure(result.error));
      if (!isRetryable(result.error)) return;
      await wait(this.deps.clock, ASK_AGAIN_MS, signal);
    }
  }

  private setProblem(problem: Notice): void {
    this.problem = problem;
  }
}
