import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '@api/database/migrate';
import { ALL_MIGRATIONS } from '@api/database/migrations/all-migrations';
import type { Migration } from '@api/database/migrations/migration';
import { PostgresDatabase } from '@api/database/postgres-database';
import { makeBareDatabase } from '@test/support/database/fresh-database';
import type { FreshDatabase } from '@test/support/database/fresh-database';

let fresh: FreshDatabase;

beforeEach(async () => {
  fresh = await makeBareDatabase();
});
afterEach(() => fresh.drop());

const STEPS: readonly Migration[] = [
  { number: 1, name: 'create guest', sql: 'CREATE TABLE guest (name text); INSERT INTO guest VALUES (NULL)' },
  { number: 2, name: 'name guests', sql: "UPDATE guest SET name = 'Astrid'" },
];

const applied = (): Promise<readonly object[]> =>
  fresh.database.query('SELECT number, name FROM schema_migration ORDER BY number');

describe('migrate', () => {
  it('runs each missing step once, in order', async () => {
    await migrate(fresh.database, STEPS.slice(0, 1));
    await migrate(fresh.database, STEPS);
    await migrate(fresh.database, STEPS);

    expect(await fresh.database.query('SELECT name FROM guest')).toEqual([{ name: 'Astrid' }]);
    expect(await applied()).toEqual([
      { number: 1, name: 'create guest' },
      { number: 2, name: 'name guests' },
    ]);
  });

  it('lets several processes start at once', async () => {
    const others = [1, 2, 3].map(
      () => new PostgresDatabase({ url: fresh.url, reportTrouble: () => undefined }),
    );
    await Promise.all([fresh.database, ...others].map((database) => migrate(database, STEPS)));

    expect(await applied()).toHaveLength(2);
    await Promise.all(others.map((database) => database.close()));
  });

  it('rolls back a failing step, and preserves those before it', async () => {
    const broken: Migration = { number: 2, name: 'break', sql: 'DROP TABLE guest; SELECT nonsense' };
    await expect(migrate(fresh.database, [...STEPS.slice(0, 1), broken])).rejects.toThrow('nonsense');

    expect(await applied()).toHaveLength(1);
    expect(await fresh.database.query('SELECT name FROM guest')).toHaveLength(1);
  });

  it('starts on a compatible schema of the next version [FAULT-P26]', async () => {
    await migrate(fresh.database, STEPS);
    await migrate(fresh.database, STEPS.slice(0, 1));

    expect(await applied()).toHaveLength(2);
    expect(await fresh.database.query('SELECT name FROM guest')).toEqual([{ name: 'Astrid' }]);
  });

  it('refuses a schema that is newer by more than its steps work with', async () => {
    await migrate(fresh.database, [...STEPS, { number: 3, name: 'drop guests', sql: 'DROP TABLE guest' }]);

    await expect(migrate(fresh.database, STEPS.slice(0, 1))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(
        'has schema 3, but this version of the program supports schemas up to 1',
      ),
    });
  });

  it('refuses a newer schema by a program that did not declare compatibility', async () => {
    await migrate(fresh.database, STEPS);
    await fresh.database.query('UPDATE schema_migration SET works_since = NULL');

    await expect(migrate(fresh.database, STEPS.slice(0, 1))).rejects.toThrow('has schema 2');
  });

  it('records compatibility for steps applied by an older program', async () => {
    await migrate(fresh.database, STEPS.slice(0, 1));
    await fresh.database.query('ALTER TABLE schema_migration DROP COLUMN works_since');
    await migrate(fresh.database, STEPS);

    expect(await applied()).toHaveLength(2);
  });

  it('refuses a newer, incompatible schema', async () => {
    const breaking = {
      number: 2,
      name: 'rename guest',
      sql: 'ALTER TABLE guest RENAME TO visitor',
      worksSince: 2,
    };
    await migrate(fresh.database, [...STEPS.slice(0, 1), breaking]);

    await expect(migrate(fresh.database, STEPS.slice(0, 1))).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(
        'has schema 2, but this version of the program supports schemas up to 1',
      ),
    });
  });

  it('refuses a schema with an altered step', async () => {
    await migrate(fresh.database, STEPS);
    const altered = STEPS.map((step) => ({ ...step, sql: `${step.sql}; SELECT 1` }));

    await expect(migrate(fresh.database, altered)).rejects.toThrow(
      'Step 1 of the schema (create guest) differs from the step',
    );
  });

  it('counts the steps of this API upwards, each number once', () => {
    const numbers = ALL_MIGRATIONS.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    expect(numbers[0]).toBe(1);
  });

  it('removes nothing that programs of the previous version use [FAULT-P26]', () => {
    const TAKING =
      /\b(DROP\s+(TABLE|COLUMN|INDEX|CONSTRAINT)|RENAME|ALTER\s+COLUMN|SET\s+NOT\s+NULL|TRUNCATE(?! ON))\b/i;
    const taking = ALL_MIGRATIONS.filter(
      ({ number, sql, worksSince = number - 1 }) => number > 10 && worksSince < number && TAKING.test(sql),
    );
    expect(taking.map(({ name }) => name)).toEqual([]);
  });

  it('rolls back a step interrupted by a crash, and repeats it at the next start [FAULT-P26]', async () => {
    const statements = ['CREATE TABLE a (n int)', 'INSERT INTO a VALUES (1)', 'CREATE INDEX an ON a (n)'];
    for (let death = 0; death <= statements.length; death += 1) {
      const bare = await makeBareDatabase();
      const dying = [...statements.slice(0, death), 'SELECT pg_terminate_backend(pg_backend_pid())'].join(
        ';',
      );
      const step = (sql: string): Migration => ({ number: 1, name: 'a', sql });
      await expect(migrate(bare.database, [step(dying)])).rejects.toThrow(/does not answer/);
      await migrate(bare.database, [step(statements.join(';'))]);
      expect(await bare.database.query('SELECT n FROM a')).toEqual([{ n: 1 }]);
      await bare.drop();
    }
  });
});
