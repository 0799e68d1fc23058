import { makeAutoObservable } from 'mobx';

import { NavigationStore } from '@/application/navigation/navigation-store';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { ResumePage } from '@/application/app/resume-page';
import { RetryConnection } from '@/application/app/retry-connection';
import { matchRoute } from '@/domain/navigation/match-route';
import { Connection } from '@/domain/ports/connection';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';
import type { Deps } from '@/domain/ports/deps';

/** Source: spec §2 Offline page; OFF-04, OFF-06 to OFF-08. */
export class OfflineViewModel {
  static readonly needs = {
    retry: RetryConnection,
    connection: Connection,
    leaveOfflinePage: LeaveOfflinePage,
    navigation: NavigationStore,
    resume: ResumePage,
  };

  isChecking = false;
  /** The last check failed. */
  hasFailed = false;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof OfflineViewModel>;

  constructor(deps: Deps<typeof OfflineViewModel>) {
    this.deps = deps;
    makeAutoObservable<this, 'deps' | 'leaving'>(this, { deps: false, leaving: false }, { autoBind: true });
  }

  /** On load the browser's report is enough to return (AMB-23). */
  start(): () => void {
    this.leaving = new AbortController();
    if (this.deps.connection.isOnline()) void this.deps.leaveOfflinePage.leave();
    return () => this.leaving.abort();
  }

  /** Menu and basket work without a network; ordering and paying do not. */
  get canBrowse(): boolean {
    const { bookmark } = this.deps.navigation;
    return bookmark !== undefined && isSafeToReload(matchRoute(bookmark.path));
  }

  async browse(): Promise<void> {
    await this.deps.resume.resume();
  }

  async tryAgain(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    const answers = await this.deps.retry.retry(this.leaving.signal);
    this.setChecking(false, !answers);
  }

  setChecking(isChecking: boolean, hasFailed = false): void {
    this.isChecking = isChecking;
    this.hasFailed = hasFailed;
  }
}
