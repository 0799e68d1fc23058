import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { paths } from '@/adapters/contract/paths';
import type { Client } from 'pg';
import type { OrderStatus } from '@/domain/order/order-status';
import { PostgresDatabase } from '@api/database/postgres-database';
import type { ShopBundle } from '@api/shops/shop-store';
import { postgresStores, type Stores } from '@api/stores';
import { withAdministrator } from '@test/support/database/administrator';

type Document = Readonly<Record<string, unknown>>;

export interface TakenOrder {
  readonly id: string;
  readonly status: OrderStatus;
  /** In whole ten-thousandths. */
  readonly total: number;
}

/** What the chain does at its own end while guests are ordering: it writes to the running product's database. */
export interface ShopFloor {
  /** Changes fields of a shop, such as `{ status: 'paused' }` or `{ openingHours: [] }`. */
  changeShop(shopId: number, changes: Document): Promise<void>;
  /** Changes fields of an article on a shop's menu, such as `{ price: 129 }` or `{ soldOut: true }`. */
  changeArticle(shopId: number, articleCode: string, changes: Document): Promise<void>;
  /** Changes fields of the chain's settings. */
  changeSettings(changes: Document): Promise<void>;
  /** Replaces a shop with its menu, which `undo` does not undo. */
  replaceShop(before: ShopBundle, after: ShopBundle): Promise<void>;
  /** Does something on all that the product keeps, which `undo` does not undo. */
  onStores(work: (stores: Stores) => Promise<void>): Promise<void>;
  /** Puts everything back as it was before the first change. */
  undo(): Promise<void>;
  /** How many orders were ever taken. */
  countOrders(): Promise<number>;
  /** All orders, the oldest first. */
  orders(): Promise<readonly TakenOrder[]>;
}

const SERVED_WITHIN_MS = 60_000;
const POLL_MS = 20;

const pathOf = (table: 'shop' | 'menu' | 'settings', id: number): string =>
  table === 'settings' ? paths.settings : table === 'menu' ? paths.menu(id) : paths.shop(id);

/**
 * Makes a change and waits for the API, which the database notifies of it, to answer differently; not where the API
 * does not run.
 */
async function untilServed(address: string, change: () => Promise<unknown>): Promise<void> {
  const before = await served(address);
  await change();
  if (before === undefined) return;
  const end = performance.now() + SERVED_WITHIN_MS;
  while ((await served(address)) === before) {
    if (performance.now() > end) throw new Error(`${address} does not show the change.`);
    await pause(POLL_MS);
  }
}

/** Undefined where the API does not run. */
async function served(address: string): Promise<string | undefined> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    // One that has too much to do says so, which is no change (FAULT-P24).
    if (answer?.status !== 503) return answer?.text();
    await pause(POLL_MS);
  }
}

/** The floor of the product with this database, which serves a change before its promise resolves. */
export function shopFloorOf(databaseUrl: () => string | Promise<string>, origin: string): ShopFloor {
  const undoing: ((database: Client) => Promise<unknown>)[] = [];
  const onDatabase = async <Outcome>(work: (database: Client) => Promise<Outcome>): Promise<Outcome> =>
    withAdministrator(await databaseUrl(), work);

  const change = (table: 'shop' | 'menu' | 'settings', id: number, alter: (before: Document) => Document) =>
    onDatabase(async (database) => {
      const key = table === 'menu' ? 'shop_id' : 'id';
      const { rows } = await database.query<{ document: Document }>(
        `SELECT document FROM ${table} WHERE ${key} = $1`,
        [id],
      );
      const before = rows[0]?.document;
      if (before === undefined) throw new Error(`There is no ${table} ${id}.`);
      const after = alter(before);
      // Such as the minutes that it takes already.
      if (JSON.stringify(after) === JSON.stringify(before)) return;
      const write = (by: Client, document: Document) =>
        untilServed(origin + pathOf(table, id), () =>
          by.query(`UPDATE ${table} SET document = $2, updated_at = clock_timestamp() WHERE ${key} = $1`, [
            id,
            JSON.stringify(document),
          ]),
        );
      await write(database, after);
      undoing.unshift((by) => write(by, before));
    });

  const onStores: ShopFloor['onStores'] = async (work) => {
    const database = new PostgresDatabase({ url: await databaseUrl(), reportTrouble: () => undefined });
    try {
      await work(postgresStores(database));
    } finally {
      await database.close();
    }
  };

  return {
    changeShop: (shopId, changes) => change('shop', shopId, (shop) => ({ ...shop, ...changes })),
    changeArticle: (shopId, code, changes) =>
      change('menu', shopId, (menu) => withArticle(menu, code, changes)),
    changeSettings: (changes) => change('settings', 1, (settings) => ({ ...settings, ...changes })),
    replaceShop: async (before, after) => {
      const { id } = after.shop;
      let put = () => onStores(({ shops }) => shops.put(after));
      for (const table of ['shop', 'menu'] as const) {
        if (isDeepStrictEqual(before[table], after[table])) continue;
        const write = put;
        put = () => untilServed(origin + pathOf(table, id), write);
      }
      await put();
    },
    onStores,
    undo: () =>
      onDatabase(async (database) => {
        for (const step of undoing.splice(0)) await step(database);
      }),
    countOrders: () =>
      onDatabase(async (database) => {
        const { rows } = await database.query<{ count: number }>(
          'SELECT count(*)::int AS count FROM customer_order',
        );
        return rows[0]?.count ?? 0;
      }),
    orders: () =>
      onDatabase(async (database) => {
        const { rows } = await database.query<TakenOrder>(
          'SELECT id, status, total::float8 AS total FROM customer_order ORDER BY created_at',
        );
        return rows;
      }),
  };
}

/** The menu with the changes made wherever the article stands in it. */
function withArticle(menu: Document, code: string, changes: Document): Document {
  const items = menu['items'];
  if (!Array.isArray(items)) return menu;
  const altered: unknown[] = items.map((item: Document) =>
    'items' in item
      ? withArticle(item, code, changes)
      : item['code'] === code
        ? { ...item, ...changes }
        : item,
  );
  return { ...menu, items: altered };
}
