import { Client } from 'pg';

/** Runs work on a separate connection to a server, outside any transaction. */
export async function withAdministrator<Outcome>(
  url: string,
  work: (administrator: Client) => Promise<Outcome>,
): Promise<Outcome> {
  const administrator = new Client({ connectionString: url });
  await administrator.connect();
  try {
    return await work(administrator);
  } finally {
    await administrator.end();
  }
}

/** The address of another database on the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
