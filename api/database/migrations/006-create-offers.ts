import type { Migration } from '@api/database/migrations/migration';

/** The chain's offers, and the members' cards of some of them. */
export const createOffers: Migration = {
  number: 6,
  name: 'create offers',
  sql: `
CREATE TABLE campaign (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,64}$'),
  position int NOT NULL CHECK (position >= 0),
  document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object')
);

-- A member's own card of an offer. Whoever shows its code is served, so nobody can guess it.
CREATE TABLE coffee_card (
  -- 128 random bits, base64url.
  code text PRIMARY KEY CHECK (code ~ '^[A-Za-z0-9_-]{22}$'),
  campaign_id text NOT NULL REFERENCES campaign ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  uses_left int NOT NULL CHECK (uses_left >= 0),
  UNIQUE (account_id, campaign_id)
);

CREATE INDEX coffee_card_of_campaign ON coffee_card (campaign_id);

-- A use that was counted, by the key under which the till asked for it.
CREATE TABLE coffee_card_use (
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  code text NOT NULL REFERENCES coffee_card ON DELETE CASCADE,
  -- How many were left after it.
  uses_left int NOT NULL CHECK (uses_left >= 0),
  used_at timestamptz NOT NULL
);

CREATE INDEX use_of_coffee_card ON coffee_card_use (code);
`,
};
