import { existsSync } from 'node:fs';
import { done, failed, type Outcome } from '@cli/command/outcome';
import type { Tool } from '@cli/command/tool';
import { withDatabase } from '@cli/operator/with-database';
import type { Manifest } from '@api/database/backup/manifest';
import type { RestoreRefusal } from '@api/database/backup/restore-backup';

/** Source: docs/deployment.md, Backup. */
export const backUp: Tool = {
  usage: 'backup <folder>',
  description:
    'Copies all data of the API as of one moment into a new folder, also while the API runs. The database is that of DATABASE_URL or LUCKA_DATA, as for `npm start`. The copy has personal data and the keys of sessions: store it as safely as the database.',
  options: [],
  example: 'lucka backup /backup/monday',
  async run({ words: [folder = ''] }, deps) {
    if (existsSync(folder)) {
      return failed({ code: 'exists', isRetryable: false, field: 'folder' }, `${folder} exists already.`);
    }
    const { writeBackup } = await import('@api/database/backup/write-backup');
    return withDatabase(deps, async ({ url, description }) => {
      const written = await writeBackup(url, folder, deps.clock.now());
      if (written === undefined) {
        return failed({ code: 'no-data', isRetryable: false }, `The ${description} has no data to back up.`);
      }
      return done(dataOf(written), [`${summaryOf(written)} of the ${description} are in ${folder}.`]);
    });
  },
};

/** Source: docs/deployment.md, Backup. */
export const restore: Tool = {
  usage: 'restore <folder>',
  description:
    'Fills a database that no API has used yet with a backup: name a new folder by LUCKA_DATA or an empty database by DATABASE_URL, then start the API with it.',
  options: [],
  example: 'LUCKA_DATA=restored lucka restore /backup/monday',
  async run({ words: [folder = ''] }, deps) {
    const { restoreBackup } = await import('@api/database/backup/restore-backup');
    return withDatabase(deps, async ({ url, description }) => {
      const restored = await restoreBackup(url, folder);
      if (!restored.ok) return refused(restored.error, folder);
      const { takenAt } = restored.value;
      return done(dataOf(restored.value), [
        `${summaryOf(restored.value)} as of ${takenAt} are in the ${description}.`,
        'Payments since then are unknown to it: compare with the books of the payment provider.',
      ]);
    });
  },
};

const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

const summaryOf = (written: Manifest): string => `${rowsOf(written)} rows of ${written.tables.length} tables`;

const dataOf = (written: Manifest) => ({
  takenAt: written.takenAt,
  schema: written.schema,
  tables: written.tables.map(({ name, rows }) => ({ name, rows })),
});

function refused(refusal: RestoreRefusal, folder: string): Outcome {
  const fail = (code: string, line: string): Outcome => failed({ code, isRetryable: false }, line);
  switch (refusal.kind) {
    case 'notABackup':
      return fail('no-backup', `${folder} is no backup: its manifest.json is missing or not readable.`);
    case 'damaged':
      return fail('damaged', `${folder}/${refusal.file} is missing or was changed. Nothing is restored.`);
    case 'newerSchema':
      return fail(
        'newer-schema',
        `The backup has schema ${refusal.schema}, this version of the program supports schemas up to ${refusal.known}. Restore with the newer version.`,
      );
    case 'unusable':
      return fail('unusable', `Nothing is restored: ${refusal.reason}.`);
    case 'databaseInUse':
      return fail(
        'in-use',
        `The database has data already. Set LUCKA_DATA to a new folder, or DATABASE_URL to an empty database.`,
      );
  }
}
