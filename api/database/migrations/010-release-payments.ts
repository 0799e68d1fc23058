import type { Migration } from '@api/database/migrations/migration';

/**
 * A payment that the provider is asked to let go of is not reserved meanwhile, whatever is learnt of it; not by a process
 * of the version before either, which knows nothing of this.
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
