import type { Migration } from '@api/database/migrations/migration';

/**
 * The payment provider's notifications by the provider's id. The payment may be unknown, so there is no foreign key.
 */
export const hearNotifications: Migration = {
  number: 9,
  name: 'hear notifications',
  sql: `
CREATE TABLE payment_notification (
  id text PRIMARY KEY CHECK (id <> '' AND char_length(id) <= 128),
  payment_id text NOT NULL CHECK (payment_id <> '' AND char_length(payment_id) <= 128),
  kept_at timestamptz NOT NULL,
  -- NULL until what followed from it is done.
  heeded_at timestamptz
);

CREATE INDEX notification_unheeded ON payment_notification (kept_at) WHERE heeded_at IS NULL;

CREATE INDEX notification_by_age ON payment_notification (heeded_at) WHERE heeded_at IS NOT NULL;
`,
};
