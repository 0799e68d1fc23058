import type { Migration } from '@api/database/migrations/migration';

/** Indexes what is forgotten after some days. */
export const findOldOrders: Migration = {
  number: 15,
  name: 'find old orders',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE INDEX order_with_contact ON customer_order (created_at) WHERE email IS NOT NULL OR phone IS NOT NULL;

CREATE INDEX order_with_note ON customer_order (created_at) WHERE note <> '';

-- Orders and payments are written in the order of their time, so that a small index of ranges finds the old ones.
CREATE INDEX order_by_age ON customer_order USING brin (created_at);

CREATE INDEX payment_by_age ON payment USING brin (created_at);

CREATE INDEX receipt_by_age ON receipt (requested_at);
`,
};
