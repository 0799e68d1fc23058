import type { Migration } from '@api/database/migrations/migration';

/** Accounts whose address nobody confirmed, by age: they are forgotten after a while. */
export const findUnconfirmed: Migration = {
  number: 8,
  name: 'find unconfirmed',
  sql: `
CREATE INDEX account_unconfirmed ON account (created_at) WHERE confirmed_at IS NULL;

CREATE INDEX code_by_end ON account_code (expires_at);
`,
};
