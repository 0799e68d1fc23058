import type { Migration } from '@api/database/migrations/migration';

/** The external logins linked to accounts. */
export const linkExternalLogins: Migration = {
  number: 7,
  name: 'link external logins',
  sql: `
CREATE TABLE external_login (
  provider text NOT NULL CHECK (provider ~ '^[a-z0-9-]{1,40}$'),
  -- What the provider calls the person by, for ever.
  subject text NOT NULL CHECK (subject <> '' AND char_length(subject) <= 255),
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);

CREATE INDEX external_login_of_account ON external_login (account_id);
`,
};
