import { escapeIdentifier, type ClientBase } from 'pg';
import type { SequenceOfBackup } from '@api/database/backup/manifest';
import { orderTables, type Reference } from '@api/database/backup/order-tables';

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Filled by the migrations. */
const SCHEMA_TABLE = 'schema_migration';

/** The tables that survive a crash, each after those it refers to; without the one of the schema's steps. */
export async function storedTables(client: ClientBase): Promise<readonly StoredTable[]> {
  const { rows: tables } = await client.query<StoredTable>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' AND relname <> $1
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     GROUP BY relname ORDER BY relname`,
    [SCHEMA_TABLE],
  );
  const { rows: references } = await client.query<Reference>(
    `SELECT source.relname AS from, target.relname AS to FROM pg_constraint
       JOIN pg_class source ON source.oid = conrelid JOIN pg_class target ON target.oid = confrelid
     WHERE contype = 'f' AND source.relnamespace = 'public'::regnamespace`,
  );
  const order = orderTables(
    tables.map(({ name }) => name),
    references,
  );
  return tables.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** An API that has started has stored its shops. */
export async function isInUse(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('SELECT FROM shop LIMIT 1');
  return rows.length > 0;
}

/** The migrations write a row into each. */
const FILLED_TABLES: readonly string[] = ['catalogue', 'chain'];

/** Whether any table has a row that the migrations have not written, also one of another program. */
export async function hasRows(client: ClientBase): Promise<boolean> {
  for (const { name } of await storedTables(client)) {
    if (FILLED_TABLES.includes(name)) continue;
    const { rows } = await client.query(`SELECT FROM ${escapeIdentifier(name)} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

export async function schemaNumber(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `SELECT coalesce(max(number), 0)::int AS number FROM ${SCHEMA_TABLE}`,
  );
  return rows[0]?.number ?? 0;
}

export async function storedSequences(client: ClientBase): Promise<readonly SequenceOfBackup[]> {
  const { rows: names } = await client.query<{ name: string }>(
    "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  const sequences: SequenceOfBackup[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<SequenceOfBackup>(
      `SELECT $1 AS name, last_value::text AS "lastValue", is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
      [name],
    );
    sequences.push(...rows);
  }
  return sequences;
}

export const columnList = ({ name, columns }: StoredTable): string =>
  `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
