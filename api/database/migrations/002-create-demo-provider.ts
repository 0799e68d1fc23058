import type { Migration } from '@api/database/migrations/migration';

/**
 * The ledger of the demonstration's payment provider, which represents another company: no foreign key refers to the
 * storefront's tables. A reference is captured at most once.
 */
export const createDemoProvider: Migration = {
  number: 2,
  name: 'create demo provider',
  sql: `
CREATE TABLE demo_provider_payment (
  reference text PRIMARY KEY,
  -- The merchant's idempotency key.
  key text NOT NULL UNIQUE,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL CHECK (status IN ('created', 'reserved', 'captured', 'aborted', 'failed', 'released')),
  captured_amount bigint NOT NULL DEFAULT 0 CHECK (captured_amount BETWEEN 0 AND amount),
  return_url text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (status = 'captured' OR captured_amount = 0)
);

CREATE TABLE demo_provider_capture (
  reference text PRIMARY KEY REFERENCES demo_provider_payment,
  amount bigint NOT NULL CHECK (amount >= 0),
  captured_at timestamptz NOT NULL
);
`,
};
