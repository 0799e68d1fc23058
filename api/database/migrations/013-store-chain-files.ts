import type { Migration } from '@api/database/migrations/migration';

/**
 * The files that the chain was imported from, so that it can be exported, compared and imported again. What an import
 * removes is marked: orders refer to its shops, and members' cards to its offers.
 */
export const storeChainFiles: Migration = {
  number: 13,
  name: 'store chain files',
  sql: `
CREATE TABLE chain (
  id int PRIMARY KEY CHECK (id = 1),
  -- Grows with each import; 0 before the first.
  revision bigint NOT NULL,
  -- From which the days of offers count; NULL before the first import.
  first_start timestamptz,
  CHECK ((revision = 0) = (first_start IS NULL))
);

INSERT INTO chain (id, revision) VALUES (1, 0);

CREATE TABLE chain_file (
  path text PRIMARY KEY CHECK (path <> ''),
  content bytea NOT NULL
);

ALTER TABLE shop ADD COLUMN removed_at timestamptz;

ALTER TABLE campaign ADD COLUMN removed_at timestamptz;

CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON chain
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
`,
};
