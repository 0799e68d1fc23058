import * as z from 'zod/mini';

import type { Database } from '@api/database/database';

const column = z.object({ table_name: z.string(), column_name: z.string() });

/**
 * Changes a database as the next version might: each table gets every column name of the other tables, which would
 * make unqualified names ambiguous, and one unknown column.
 */
export async function putAVersionAhead(database: Database): Promise<void> {
  const rows = await database.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> 'schema_migration'`,
  );
  const columns = rows.map((row) => column.parse(row));
  const names = new Set([...columns.map(({ column_name: name }) => name), 'of_the_next_version']);
  for (const table of new Set(columns.map(({ table_name: name }) => name))) {
    const additions = [...names].map((name) => `ADD COLUMN IF NOT EXISTS ${name} text`);
    await database.query(`ALTER TABLE ${table} ${additions.join(', ')}`);
  }
}
