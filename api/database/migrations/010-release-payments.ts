import type { Migration } from '@api/database/migrations/migration';

/** A payment that the provider is to let go of is not reserved any more, whatever else is learnt of it meanwhile. */
export const releasePayments: Migration = {
  number: 10,
  name: 'release payments',
  sql: 'ALTER TABLE payment ADD COLUMN is_releasing boolean NOT NULL DEFAULT false;',
};
