import type { Deps } from '@/domain/ports/deps';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { Connection } from '@/domain/ports/connection';

/**
 * Queries the site's own origin and, when it answers, goes home; resolves to whether it did. Source: spec §2; OFF-04,
 * OFF-06, OFF-08.
 */
export class RetryConnection {
  static readonly needs = { connection: Connection, leaveOfflinePage: LeaveOfflinePage };

  private readonly deps: Deps<typeof RetryConnection>;

  constructor(deps: Deps<typeof RetryConnection>) {
    this.deps = deps;
  }

  async retry(signal?: AbortSignal): Promise<boolean> {
    const answers = await this.deps.connection.originAnswers(signal);
    if (!answers || signal?.aborted === true) return false;
    await this.deps.leaveOfflinePage.leave();
    return true;
  }
}
