import type { Migration } from '@api/database/migrations/migration';

/** Passkeys of members, and the challenges that their authenticators are to sign. */
export const storePasskeys: Migration = {
  number: 23,
  name: 'store passkeys',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE TABLE account_passkey (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Chosen by the authenticator; a login names its account beside it.
  credential_id bytea NOT NULL CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  -- In the form of COSE.
  public_key bytea NOT NULL,
  -- 32 bits without a sign; 0 where the authenticator does not count.
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  transports text[] NOT NULL,
  name text NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, credential_id)
);

-- Unlogged: a crash of PostgreSQL empties it, and those who are logging in try again.
CREATE UNLOGGED TABLE passkey_challenge (
  -- Of the challenge and its purpose. A row is a challenge that was not used yet.
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  expires_at timestamptz NOT NULL
);

CREATE INDEX passkey_challenge_by_end ON passkey_challenge (expires_at);
`,
};
