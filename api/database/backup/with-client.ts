import { Client } from 'pg';

/** Runs the work in one transaction over a connection without the time limits of requests. */
export async function withClient<Outcome>(
  url: string,
  begin: string,
  work: (client: Client) => Promise<Outcome>,
): Promise<Outcome> {
  const client = new Client({ connectionString: url, application_name: 'lucka backup' });
  // The query that was running fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(begin);
    const outcome = await work(client);
    await client.query('COMMIT');
    return outcome;
  } finally {
    // Without a commit this rolls back.
    await client.end();
  }
}
