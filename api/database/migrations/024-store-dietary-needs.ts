import type { Migration } from '@api/database/migrations/migration';

/** What guests declared of diets and allergens, where they sent it with the order. */
export const storeDietaryNeeds: Migration = {
  number: 24,
  name: 'store dietary needs',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- NULL where nothing was sent, for orders of earlier versions, and once it is forgotten with the note.
ALTER TABLE customer_order ADD COLUMN dietary_needs jsonb;
`,
};
