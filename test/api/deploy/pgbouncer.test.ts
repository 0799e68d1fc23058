import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '@api/database/open-database';
import { makeFreshDatabase } from '@test/support/database/fresh-database';
import { startPgBouncer } from '@test/support/database/pgbouncer';
import { installed, unlessInstalled } from '@test/support/installed';

const pgbouncer = installed('pgbouncer');
const reportTrouble = (): void => undefined;

async function through(mode?: 'transaction'): Promise<string> {
  const fresh = await makeFreshDatabase();
  onTestFinished(() => fresh.drop());
  const pooler = await startPgBouncer(pgbouncer ?? '', fresh.url, mode);
  onTestFinished(() => pooler.close());
  return pooler.url;
}

describe.skipIf(pgbouncer === undefined)(unlessInstalled('deploy/pgbouncer.ini', { pgbouncer }), () => {
  it('keeps sessions: the API starts, its time limits hold, and notifications arrive', async () => {
    const opened = await openDatabase({ databaseUrl: await through(), dataFolder: '', reportTrouble });
    onTestFinished(() => opened.close());
    const [limits] = await opened.ordering.query(
      "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
    );
    expect(limits).toEqual({ statement: '5s', lock: '1500ms' });

    const received = new Promise<string | undefined>((resolve) => {
      const stop = opened.reading.watch('lucka_test', (payload) => {
        if (payload === undefined) return void opened.ordering.query("NOTIFY lucka_test, 'ready'");
        resolve(payload);
      });
      onTestFinished(stop);
    });
    expect(await received).toBe('ready');
  });

  it('with pool_mode = transaction is refused at the start, before the schema is touched', async () => {
    const databaseUrl = await through('transaction');

    await expect(openDatabase({ databaseUrl, dataFolder: '', reportTrouble })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('pool_mode = session'),
    });
  });
});
