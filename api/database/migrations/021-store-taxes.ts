import type { Migration } from '@api/database/migrations/migration';

/** The tax in orders and who sold them, and when money was given back. */
export const storeTaxes: Migration = {
  number: 21,
  name: 'store taxes',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- NULL where the shop states none, and for orders of earlier versions.
ALTER TABLE customer_order ADD COLUMN vat jsonb;
ALTER TABLE customer_order ADD COLUMN seller jsonb;

-- NULL for refunds of earlier versions, which count as given back when they were requested.
ALTER TABLE refund ADD COLUMN ended_at timestamptz;

CREATE INDEX order_event_started ON order_event (at) WHERE status = 'started';
CREATE INDEX refund_ended ON refund (coalesce(ended_at, requested_at)) WHERE status = 'refunded';
`,
};
