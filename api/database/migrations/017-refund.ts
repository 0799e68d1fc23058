import type { Migration } from '@api/database/migrations/migration';

/** Money that was given back, and is to be; and the same in the books of the demonstration's provider. */
export const refundMoney: Migration = {
  number: 17,
  name: 'refund money',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE TABLE refund (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{1,128}$'),
  order_id text NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  payment_id text NOT NULL REFERENCES payment ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  lines jsonb NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'refunded', 'refused')),
  requested_at timestamptz NOT NULL
);

CREATE INDEX refund_of_order ON refund (order_id);
CREATE INDEX refund_of_payment ON refund (payment_id);
CREATE INDEX pending_refund ON refund (requested_at) WHERE status = 'pending';

CREATE TABLE demo_provider_refund (
  id text PRIMARY KEY,
  key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  refunded_at timestamptz NOT NULL
);

CREATE INDEX demo_provider_refund_of ON demo_provider_refund (key);
`,
};
