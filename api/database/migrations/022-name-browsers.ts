import type { Migration } from '@api/database/migrations/migration';

/** The browser of each session, by which members tell their sessions apart. */
export const nameBrowsers: Migration = {
  number: 22,
  name: 'name browsers',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- NULL where it is unknown, and for sessions of earlier versions.
ALTER TABLE account_session ADD COLUMN browser text;
`,
};
