import type { Connection } from '@/domain/ports/connection';
import type { Wayfinder } from '@/domain/ports/wayfinder';

/** Asks the site's own origin and, when it answers, goes home; answers whether it did. Source: spec §2; OFF-04, OFF-06, OFF-08. */
export class RetryConnection {
  private readonly connection: Connection;
  private readonly wayfinder: Wayfinder;

  constructor(connection: Connection, wayfinder: Wayfinder) {
    this.connection = connection;
    this.wayfinder = wayfinder;
  }

  async execute(signal?: AbortSignal): Promise<boolean> {
    const answers = await this.connection.originAnswers(signal);
    if (!answers || signal?.aborted === true) return false;
    await this.wayfinder.go('/', { replace: true });
    return true;
  }
}
