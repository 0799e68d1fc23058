import type { Migration } from '@api/database/migrations/migration';

/** Indexes unconfirmed accounts by age, to delete old ones. */
export const findUnconfirmed: Migration = {
  number: 8,
  name: 'find unconfirmed',
  sql: `
CREATE INDEX account_unconfirmed ON account (created_at) WHERE confirmed_at IS NULL;

CREATE INDEX code_by_end ON account_code (expires_at);
`,
};
