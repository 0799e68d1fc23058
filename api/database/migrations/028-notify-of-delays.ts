import type { Migration } from '@api/database/migrations/migration';

/** Which browsers were told that their order is late. */
export const notifyOfDelays: Migration = {
  number: 28,
  name: 'notify of delays',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- NULL until that message was claimed, which is sent at most once.
ALTER TABLE order_push ADD COLUMN late_at timestamptz;
`,
};
