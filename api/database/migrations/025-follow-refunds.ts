import type { Migration } from '@api/database/migrations/migration';

/**
 * Attempts after errors of a payment provider, refunds that a bank refused after they were confirmed, and money that was
 * captured outside the API.
 */
export const followRefunds: Migration = {
  number: 25,
  name: 'follow refunds',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE TABLE provider_attempt (
  payment_id text NOT NULL REFERENCES payment (id) ON DELETE CASCADE,
  -- What was attempted, such as a refund by its id.
  request text NOT NULL,
  attempt integer NOT NULL CHECK (attempt > 1),
  PRIMARY KEY (payment_id, request)
);

-- Of a refund that the company made and its bank refused.
ALTER TABLE refund ADD COLUMN failed_at timestamptz;

-- Only of money that was captured outside; otherwise it is captured when its order starts.
ALTER TABLE payment ADD COLUMN captured_at timestamptz;

CREATE INDEX payment_captured_outside ON payment (captured_at) WHERE captured_at IS NOT NULL;
CREATE INDEX refund_failed ON refund (failed_at) WHERE failed_at IS NOT NULL;
`,
};
