import type { Migration } from '@api/database/migrations/migration';

/**
 * The catalogue is what processes hold in memory: settings, shops, menus, delivery spots, stylesheets and offers. Any
 * change, also by the previous version or by an operator's SQL, raises its version in the same transaction and notifies
 * listening processes.
 */
export const announceCatalogue: Migration = {
  number: 12,
  name: 'announce catalogue',
  sql: `
CREATE TABLE catalogue (
  id int PRIMARY KEY CHECK (id = 1),
  -- Grows in the order of the commits, since each change holds the row.
  version bigint NOT NULL
);

INSERT INTO catalogue (id, version) VALUES (1, 1);

CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue SET version = version + 1;
  PERFORM pg_notify('lucka_catalogue', '');
  RETURN NULL;
END $$;

CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_spot
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON design
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON campaign
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
`,
};
