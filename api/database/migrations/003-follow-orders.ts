import type { Migration } from '@api/database/migrations/migration';

/** Order numbers, captures, order events, and the page content of the demonstration's provider. */
export const followOrders: Migration = {
  number: 3,
  name: 'follow orders',
  sql: `
-- The numbers that people call orders by: from 1 in each shop on each of its days.
CREATE TABLE order_count (
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  day date NOT NULL,
  last int NOT NULL CHECK (last > 0),
  PRIMARY KEY (shop_id, day)
);

-- The name as it was when the order was made.
ALTER TABLE customer_order ADD COLUMN shop_name text NOT NULL DEFAULT '';

CREATE INDEX order_under_way ON customer_order (status) WHERE status NOT IN ('delivered', 'rollbacked');

-- The capture was asked for, and its outcome is not known yet: such an order is not taken back.
ALTER TABLE payment ADD COLUMN is_capturing boolean NOT NULL DEFAULT false
  CHECK (NOT is_capturing OR status = 'reserved');

CREATE INDEX payment_unsettled ON payment (created_at) WHERE status IN ('created', 'reserved');

ALTER TABLE demo_provider_payment
  -- What the page shows: shop, order number, language, currency symbol.
  ADD COLUMN page jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(page) = 'object'),
  -- Until then the provider says that it does not know yet.
  ADD COLUMN pending_until timestamptz;
`,
};
