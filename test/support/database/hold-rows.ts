import { Client } from 'pg';

/** Runs the statements in another program's transaction, which holds their locks until released. */
export async function holdRows(url: string, ...statements: readonly string[]): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: url });
  // Dropping the database by force ends this connection.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN');
  for (const statement of statements) await holder.query(statement);
  return async () => {
    await holder.query('ROLLBACK');
    await holder.end();
  };
}
