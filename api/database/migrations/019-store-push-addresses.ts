import type { Migration } from '@api/database/migrations/migration';

/** The browsers that are to be notified when an order is ready. */
export const storePushAddresses: Migration = {
  number: 19,
  name: 'store push addresses',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE TABLE order_push (
  order_id text NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  endpoint text NOT NULL CHECK (char_length(endpoint) <= 2000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  stored_at timestamptz NOT NULL,
  -- When it was last sent, or is being sent; the row is removed once the push service has taken it.
  tried_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, endpoint)
);
`,
};
