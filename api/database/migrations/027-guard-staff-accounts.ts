import type { Migration } from '@api/database/migrations/migration';

/** What guards the accounts of the staff as those of members: the count of wrong passwords, known devices, passkeys. */
export const guardStaffAccounts: Migration = {
  number: 27,
  name: 'guard staff accounts',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
-- Consecutive wrong passwords from unknown devices.
ALTER TABLE staff_account ADD COLUMN failed_logins integer NOT NULL DEFAULT 0;

CREATE TABLE staff_device (
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  account_id text NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, account_id)
);

CREATE INDEX device_of_staff ON staff_device (account_id);
CREATE INDEX staff_device_by_use ON staff_device (used_at);

-- As account_passkey; the challenges of both are in passkey_challenge.
CREATE TABLE staff_passkey (
  account_id text NOT NULL REFERENCES staff_account ON DELETE CASCADE,
  credential_id bytea NOT NULL CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  transports text[] NOT NULL,
  name text NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, credential_id)
);
`,
};
