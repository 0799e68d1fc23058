import type { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import type { Connection } from '@/domain/ports/connection';

/** Asks the site's own origin and, when it answers, goes home; answers whether it did. Source: spec §2; OFF-04, OFF-06, OFF-08. */
export class RetryConnection {
  private readonly connection: Connection;
  private readonly leaveOfflinePage: LeaveOfflinePage;

  constructor(connection: Connection, leaveOfflinePage: LeaveOfflinePage) {
    this.connection = connection;
    this.leaveOfflinePage = leaveOfflinePage;
  }

  async execute(signal?: AbortSignal): Promise<boolean> {
    const answers = await this.connection.originAnswers(signal);
    if (!answers || signal?.aborted === true) return false;
    await this.leaveOfflinePage.execute();
    return true;
  }
}
