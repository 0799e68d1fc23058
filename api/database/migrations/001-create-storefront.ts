import type { Migration } from '@api/database/migrations/migration';

/**
 * The chain's documents, and orders with their payments. Money is in whole 1/10 000 units. What must never happen twice
 * is a UNIQUE constraint: one order for a key, one payment in progress or captured for an order.
 */
export const createStorefront: Migration = {
  number: 1,
  name: 'create storefront',
  sql: `
CREATE TABLE settings (
  id int PRIMARY KEY CHECK (id = 1),
  document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE shop (
  id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 999999999999999),
  document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE design (
  -- NULL is the chain's own part, which comes before those of the shops.
  shop_id bigint UNIQUE NULLS NOT DISTINCT REFERENCES shop ON DELETE CASCADE,
  stylesheet text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE menu (
  shop_id bigint PRIMARY KEY REFERENCES shop ON DELETE CASCADE,
  document jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE delivery_spot (
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  id bigint NOT NULL CHECK (id BETWEEN 0 AND 999999999999999),
  document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object'),
  PRIMARY KEY (shop_id, id)
);

CREATE TABLE customer_order (
  -- 128 random bits, base64url.
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  -- For people; it may come again on another day.
  number text NOT NULL CHECK (number <> '' AND char_length(number) <= 12),
  shop_id bigint NOT NULL REFERENCES shop,
  order_type text NOT NULL CHECK (order_type IN ('TakeAway', 'DineInPlace')),
  status text NOT NULL CHECK (status IN
    ('calculatedPrice', 'added', 'started', 'finnished', 'done', 'delivered', 'rollbacked')),
  customer_code_hash bytea NOT NULL CHECK (octet_length(customer_code_hash) = 32),
  key_hash bytea NOT NULL UNIQUE CHECK (octet_length(key_hash) = 32),
  body_fingerprint bytea NOT NULL CHECK (octet_length(body_fingerprint) = 32),
  -- json, since jsonb would not keep the order of the fields and a replay must equal the first answer.
  answer json NOT NULL,
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array'),
  total bigint NOT NULL CHECK (total >= 0),
  currency jsonb NOT NULL CHECK (jsonb_typeof(currency) = 'object'),
  language text NOT NULL,
  time_zone text NOT NULL,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 90),
  spot jsonb CHECK (jsonb_typeof(spot) = 'object'),
  email text,
  phone text,
  pickup_time timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Grows with every change: who changes the order names the version that was read.
  version int NOT NULL DEFAULT 1 CHECK (version > 0)
);

CREATE TABLE order_event (
  order_id text NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  sequence int NOT NULL CHECK (sequence > 0),
  status text NOT NULL CHECK (status IN
    ('calculatedPrice', 'added', 'started', 'finnished', 'done', 'delivered', 'rollbacked')),
  at timestamptz NOT NULL,
  PRIMARY KEY (order_id, sequence)
);

CREATE TABLE payment (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  order_id text NOT NULL REFERENCES customer_order,
  provider text NOT NULL,
  -- NULL until the provider has answered.
  provider_reference text UNIQUE,
  status text NOT NULL CHECK (status IN ('created', 'reserved', 'captured', 'aborted', 'failed', 'released')),
  code text CHECK (code ~ '^payment-(0[1-9]|1[0-5])$'),
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  return_url text NOT NULL,
  created_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1 CHECK (version > 0)
);

CREATE INDEX payment_of_order ON payment (order_id);
CREATE UNIQUE INDEX one_live_payment_of_order ON payment (order_id)
  WHERE status IN ('created', 'reserved', 'captured');

CREATE TABLE receipt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  email text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'sent', 'failed')),
  requested_at timestamptz NOT NULL,
  sent_at timestamptz,
  CHECK ((status = 'sent') = (sent_at IS NOT NULL))
);

CREATE INDEX receipt_of_order ON receipt (order_id, requested_at);
`,
};
