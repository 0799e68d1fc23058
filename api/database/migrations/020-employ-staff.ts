import type { Migration } from '@api/database/migrations/migration';

/**
 * Staff with its sessions and tokens, what it changes of a shop, why it took an order back, and the audit log. Every
 * secret is stored as a hash.
 */
export const employStaff: Migration = {
  number: 20,
  name: 'employ staff',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE TABLE staff_account (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  email text NOT NULL,
  -- The address as it is compared: NFC, in lower case.
  email_key text NOT NULL UNIQUE CHECK (email_key <> ''),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'manager', 'kitchen')),
  -- Empty for an admin, who has all.
  shop_ids jsonb NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);

CREATE TABLE staff_session (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id text NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL
);

CREATE INDEX session_of_staff ON staff_session (account_id);

CREATE TABLE staff_token (
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'manager', 'kitchen')),
  shop_ids jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);

-- What staff has changed of a shop; the chain's folder does not know of it.
CREATE TABLE shop_change (
  shop_id bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('pause', 'soldOut', 'hours', 'price')),
  -- The code of an article, or a date; empty for a pause.
  subject text NOT NULL,
  value jsonb NOT NULL,
  -- NULL: until further notice.
  ends_at timestamptz,
  PRIMARY KEY (shop_id, kind, subject)
);

CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_change
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();

-- NULL for orders that were not taken back.
ALTER TABLE customer_order ADD COLUMN rollback_reason jsonb;

CREATE INDEX order_with_reason ON customer_order (created_at) WHERE rollback_reason ->> 'text' <> '';

CREATE INDEX order_on_board ON customer_order (shop_id)
  WHERE status IN ('added', 'started', 'finnished', 'done');

CREATE TABLE audit_entry (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  act text NOT NULL,
  -- NULL for what concerns no single shop. No reference: an entry outlives its shop.
  shop_id bigint,
  subject text NOT NULL,
  detail text NOT NULL
);

CREATE INDEX audit_of_shop ON audit_entry (shop_id, id);
CREATE INDEX audit_by_age ON audit_entry (at);

-- Entries are added only. Retention, which is a setting, declares that it removes old ones.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('lucka.forgets_audit', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER append_only_whole BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
`,
};
