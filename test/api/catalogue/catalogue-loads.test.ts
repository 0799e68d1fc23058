import { describe, expect, it } from 'vitest';
import { PostgresCatalogue } from '@api/catalogue/postgres-catalogue';
import type { Database, Queryable } from '@api/database/database';

/** Knows nothing but the version of an empty catalogue, and how many ask it at once. */
class EmptyDatabase implements Database {
  atOnce = 0;
  mostAtOnce = 0;

  query<Row extends object>(text: string): Promise<readonly Row[]> {
    return this.#counted(() => rowsOf<Row>(text));
  }

  transaction<Outcome>(work: (queries: Queryable) => Promise<Outcome>): Promise<Outcome> {
    return this.#counted(() => work({ query: rowsOf }));
  }

  watch = () => () => undefined;
  close = () => Promise.resolve();

  async #counted<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    const outcome = await work();
    this.atOnce -= 1;
    return outcome;
  }
}

const rowsOf = <Row extends object>(text: string): Promise<readonly Row[]> =>
  Promise.resolve(text === 'SELECT version FROM catalogue' ? JSON.parse('[{"version":1}]') : []);

describe('the loads of a catalogue', () => {
  it('run one after the other, whenever they are requested', async () => {
    const database = new EmptyDatabase();
    const catalogue = new PostgresCatalogue(database, () => undefined);
    const loads = [];
    for (let asked = 0; asked < 500; asked += 1) {
      loads.push(catalogue.refresh());
      await Promise.resolve();
    }
    await Promise.all(loads);
    expect(database.mostAtOnce).toBe(1);
  });
});
