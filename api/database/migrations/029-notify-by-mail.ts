import type { Migration } from '@api/database/migrations/migration';

/** The orders whose news are mailed, and the codes of the links in mails. */
export const notifyByMail: Migration = {
  number: 29,
  name: 'notify by mail',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- While an order may have news; the address is that of the order, or of its member.
CREATE TABLE order_mail (
  order_id text PRIMARY KEY REFERENCES customer_order ON DELETE CASCADE,
  stored_at timestamptz NOT NULL,
  -- Which news the mail server has taken.
  sent text[] NOT NULL DEFAULT '{}',
  -- The news that is being sent, how often it was tried, and when it is tried again.
  kind text CHECK (kind IN ('ready', 'late', 'cancelled')),
  tries int NOT NULL DEFAULT 0,
  next_at timestamptz
);

CREATE INDEX order_mail_by_age ON order_mail (stored_at);

-- The code itself is in the mail only.
CREATE TABLE order_link (
  order_id text NOT NULL REFERENCES customer_order ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, code_hash)
);

CREATE INDEX order_link_by_age ON order_link (created_at);

-- Every version that erases or forgets a contact sets the address to NULL, also where it was NULL already, as that of
-- a member's order. Here, so that a version before this one ends the mails and their links, too, without knowing them.
CREATE FUNCTION end_order_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_mail WHERE order_id = NEW.id;
  DELETE FROM order_link WHERE order_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER contact_erased AFTER UPDATE OF email ON customer_order
  FOR EACH ROW WHEN (NEW.email IS NULL) EXECUTE FUNCTION end_order_mail();
`,
};
