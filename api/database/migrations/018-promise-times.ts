import type { Migration } from '@api/database/migrations/migration';

/** When an order is promised to be ready. */
export const promiseTimes: Migration = {
  number: 18,
  name: 'promise times',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- NULL where the shop promises nothing, and for orders of earlier versions.
ALTER TABLE customer_order ADD COLUMN ready_at timestamptz;
`,
};
