import type { Migration } from '@api/database/migrations/migration';

/**
 * A payment with a release in progress is not reserved meanwhile; the constraint also stops a process of the previous
 * version.
 */
export const releasePayments: Migration = {
  number: 10,
  name: 'release payments',
  sql: `
ALTER TABLE payment ADD COLUMN is_releasing boolean NOT NULL DEFAULT false;

ALTER TABLE payment ADD CONSTRAINT payment_released_or_reserved
  CHECK (NOT (is_releasing AND status IN ('reserved', 'captured')));
`,
};
