import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { menuDto } from '@/adapters/contract/menu';
import { menuArticles } from '@api/orders/menu-articles';
import { ApiProcess, buildApi } from '@test/support/api/api-process';
import { Guest } from '@test/support/api/guest';
import { must } from '@test/support/builders/must';
import {
  createInstalledPostgres,
  installedPostgres,
  type InstalledPostgres,
} from '@test/support/database/installed-postgres';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { documentedBlocks } from '@test/support/documented-blocks';
import { unlessInstalled } from '@test/support/installed';

const postgresql = installedPostgres();

type Order = Awaited<ReturnType<Guest['paid']>>;

let postgres: InstalledPostgres;
let folder: ThrowAwayFolder;
/** The documented lines, with the folders of this test in place of those of a server. */
let documented: readonly string[];

const block = (words: string): string => must(documented.find((lines) => lines.includes(words)));

const psql = (statement: string): Promise<string> => postgres.run(`psql -qAt -c "${statement}"`);

beforeAll(async () => {
  if (postgresql === undefined) return;
  await buildApi();
  [postgres, folder] = [await createInstalledPostgres(postgresql), await makeThrowAwayFolder()];
  documented = (await documentedBlocks('docs/deployment.md', 'Backup of an external PostgreSQL')).map(
    (lines) =>
      lines
        .replaceAll('/backup', `${postgres.folder}/backup`)
        .replaceAll('base-2026-11-22', 'base-*')
        .replaceAll(/\/var\/lib\/postgresql\/\d+\/main/g, `${postgres.folder}/data`),
  );
}, 240_000);
afterAll(async () => {
  if (postgresql === undefined) return;
  await postgres.dispose();
  await folder.dispose();
});

async function startApi(): Promise<ApiProcess> {
  const api = new ApiProcess({
    DATABASE_URL: postgres.url,
    LUCKA_DATA: folder.path,
    LUCKA_KITCHEN: 'off',
    LUCKA_PAGES: 'off',
  });
  await api.start();
  onTestFinished(() => void api.kill());
  return api;
}

/** A paid order of a dish without choices, whatever the hour. */
async function anOrder({ origin }: ApiProcess): Promise<Order> {
  const guest = new Guest(origin);
  const menu = menuDto.parse(JSON.parse((await guest.get('/api/shops/1/menu')).text));
  const dish = must([...menuArticles(menu).values()].find(({ choices, soldOut }) => !choices && !soldOut));
  return guest.paid({ shopId: 1, items: [{ code: dish.code, quantity: 1, choices: [] }] });
}

async function statusOf({ origin }: ApiProcess, order: Order): Promise<readonly [number, string]> {
  const { status, text } = await new Guest(origin).status(order.orderId, order.customerCode);
  return [status, status === 200 ? text : ''];
}

/** In place of the minute after which PostgreSQL archives by itself. */
async function archive(): Promise<void> {
  const last = await psql('SELECT pg_walfile_name(pg_current_wal_insert_lsn())');
  await psql('SELECT pg_switch_wal()');
  await expect
    .poll(async () => (await psql('SELECT last_archived_wal, failed_count FROM pg_stat_archiver')).split('|'))
    .toEqual([last, '0']);
}

/** The server is lost with its data; a new folder is made of base backup and archive. */
async function restore(lines: string): Promise<void> {
  await postgres.crash();
  await postgres.run('rm -r data');
  await postgres.run(lines);
  await postgres.start();
  await expect.poll(() => psql('SELECT pg_is_in_recovery()')).toBe('f');
}

const KNOWN = [200, '"Added"'];
const UNKNOWN = [404, ''];

describe.skipIf(postgresql === undefined)(
  unlessInstalled('docs/deployment.md, backup of an external PostgreSQL', { postgresql }),
  () => {
    it('restores every paid order up to a moment, and all of them without one; the API goes on [FAULT-P1]', async () => {
      await postgres.run(block('mkdir -p'));
      await postgres.run(`cat >> data/postgresql.conf <<'CONF'\n${block('archive_mode')}\nCONF`);
      await postgres.start();
      let api = await startApi();
      const orders = [await anOrder(api)];
      await postgres.run(block('pg_basebackup'));
      orders.push(await anOrder(api));
      const moment = await psql('SELECT clock_timestamp()');
      orders.push(await anOrder(api));
      await archive();
      await api.stop();

      const lines = block('recovery.signal');
      expect(lines).toMatch(/^recovery_target_time = '[^']+'$/m);
      await restore(lines.replace(/^(recovery_target_time = ).*$/m, `$1'${moment}'`));
      api = await startApi();
      const known = await Promise.all(orders.map((order) => statusOf(api, order)));
      expect(known).toEqual([KNOWN, KNOWN, UNKNOWN]);
      // It orders, and archives on its new timeline.
      const after = await anOrder(api);
      expect(await statusOf(api, after)).toEqual(KNOWN);
      await archive();
      await api.stop();

      await restore(`${lines.replaceAll(/^recovery_target_.*\n/gm, '')}`);
      api = await startApi();
      const all = await Promise.all([...orders.slice(0, 2), after].map((order) => statusOf(api, order)));
      expect(all).toEqual([KNOWN, KNOWN, KNOWN]);
      await api.stop();
    });

    it('archives a file once: the same one again is no failure, another one of its name is, and replaces nothing', async () => {
      await postgres.run('mkdir -p backup/wal; echo one > one; echo two > two; rm -f backup/wal/first.gz');
      const command = must(/^archive_command = '(.*)'$/m.exec(block('archive_command'))?.[1]);
      const archived = (file: string): Promise<string> =>
        postgres.run(command.replaceAll('%f', 'first').replaceAll('%p', file));
      await archived('one');
      await archived('one');
      await expect(archived('two')).rejects.toMatchObject({ code: 1 });
      expect(await postgres.run('gzip -dc backup/wal/first.gz; ls backup/wal | grep first')).toBe(
        'one\nfirst.gz',
      );
    });
  },
);
