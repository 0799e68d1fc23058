import { resolve } from 'node:path';
import { failed, type Outcome } from '@cli/command/outcome';
import type { ToolDeps } from '@cli/command/tool';
import type { OpenedDatabase } from '@api/database/open-database';
import { StartupError } from '@api/system/startup-error';
import { usualDataFolder } from '@api/usual-data-folder';

/** Runs the work with the database that the API uses with the same variables, whether or not it runs. */
export async function withDatabase(
  { variables }: Pick<ToolDeps, 'variables'>,
  work: (opened: OpenedDatabase) => Promise<Outcome>,
): Promise<Outcome> {
  // Loaded lazily, so that other commands start fast.
  const { joinDatabase } = await import('@api/database/join-database');
  const setting = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const chainFolder = setting('LUCKA_CHAIN');
  try {
    const opened = await joinDatabase({
      databaseUrl: setting('DATABASE_URL'),
      dataFolder: resolve(setting('LUCKA_DATA') ?? usualDataFolder(chainFolder && resolve(chainFolder))),
      reportTrouble: () => undefined,
    });
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return failed({ code: 'no-database', isRetryable: error.isRetryable }, error.message);
  }
}
