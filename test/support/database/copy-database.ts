import { randomBytes } from 'node:crypto';
import { databaseOn, withAdministrator } from '@test/support/database/administrator';

export interface CopiedDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of a database of this server to which nothing is connected, made in about 50 ms. */
export async function copyDatabase(server: string, template: string): Promise<CopiedDatabase> {
  const name = `lucka_test_${randomBytes(8).toString('hex')}`;
  await withAdministrator(server, (administrator) =>
    administrator.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  return {
    name,
    url: databaseOn(server, name),
    drop: () =>
      withAdministrator(server, async (administrator) => {
        await administrator.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}
