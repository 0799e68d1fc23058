import type { Migration } from '@api/database/migrations/migration';

/** The pages of payments at a provider that gives them ids of its own; without one after a release before the first. */
export const referToProviders: Migration = {
  number: 16,
  name: 'refer to providers',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE TABLE provider_reference (
  payment_id text PRIMARY KEY REFERENCES payment (id) ON DELETE CASCADE,
  reference text,
  redirect_url text
);
`,
};
