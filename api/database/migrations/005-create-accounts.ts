import type { Migration } from '@api/database/migrations/migration';

/**
 * Members: accounts, sessions, codes of e-mailed links, and favourites. Every secret is stored as a hash: passwords by
 * argon2id, random ones by SHA-256.
 */
export const createAccounts: Migration = {
  number: 5,
  name: 'create accounts',
  sql: `
CREATE TABLE account (
  -- 128 random bits, base64url.
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{22}$'),
  member_number bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY (START WITH 100001),
  email text NOT NULL,
  -- The address as it is compared: NFC, in lower case.
  email_key text NOT NULL UNIQUE CHECK (email_key <> ''),
  -- NULL until somebody has shown that the address is theirs.
  confirmed_at timestamptz,
  -- NULL where there is none: an account that was made by an external login.
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL,
  accepted_terms_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Wrong passwords since the last right one, from devices that were never logged in.
  failed_logins int NOT NULL DEFAULT 0 CHECK (failed_logins >= 0)
);

CREATE TABLE account_session (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  -- Whether it outlives the browser.
  is_lasting boolean NOT NULL
);

CREATE INDEX session_of_account ON account_session (account_id);
CREATE INDEX session_by_age ON account_session (used_at);

-- The browsers from which somebody has logged in to the account.
CREATE TABLE account_device (
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, account_id)
);

CREATE INDEX device_of_account ON account_device (account_id);

-- Codes of e-mailed links. A row is a code that was not used yet.
CREATE TABLE account_code (
  code_hash bytea PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirmEmail', 'resetPassword')),
  -- Where the link was sent: what it shows is that this address is read by whoever uses it.
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX code_of_account ON account_code (account_id, purpose);

CREATE TABLE favorite (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('article', 'shop')),
  code text NOT NULL CHECK (code <> '' AND char_length(code) <= 200),
  -- The order in which they were added.
  sequence bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (account_id, type, code)
);

-- Whose order it is; NULL for a guest's, and for those of an account that is gone.
ALTER TABLE customer_order ADD COLUMN account_id text REFERENCES account ON DELETE SET NULL;

CREATE INDEX order_of_account ON customer_order (account_id, created_at) WHERE account_id IS NOT NULL;
`,
};
