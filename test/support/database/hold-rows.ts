import { Client } from 'pg';

/** Runs the statements in a transaction of another program, and holds what they locked until it is released. */
export async function holdRows(url: string, ...statements: readonly string[]): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: url });
  // A database that is dropped by force ends it.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN');
  for (const statement of statements) await holder.query(statement);
  return async () => {
    await holder.query('ROLLBACK');
    await holder.end();
  };
}
