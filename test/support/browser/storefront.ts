import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { clusterUrl } from '@api/database/postgres-cluster';
import { findRunningPostmaster } from '@api/database/postmaster-file';
import type { CopiedDatabase } from '@test/support/database/copy-database';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { insist } from '@test/support/http/insist';
import { withoutSettings } from '@test/support/without-settings';
import { shopFloorOf, type ShopFloor } from '@test/support/browser/shop-floor';

const SERVER = path.resolve('dist/api/main.js');
const OPEN = /open at (http:\/\/\S+)/;

/** The built product, running on a database of its own. */
export interface Storefront {
  readonly origin: string;
  readonly floor: ShopFloor;
  /** Moves an order on as the kitchen would; the built-in kitchen is off. */
  moveOrder(orderId: string, status: string): Promise<void>;
  /** Ends the server, as a lost connection to it; `open` starts it again at the same address. */
  stop(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
}

interface StorefrontOptions {
  /** Of the environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where the files are; a new one if left out. */
  readonly folder?: ThrowAwayFolder;
  /** An embedded PostgreSQL in the folder if left out. */
  readonly database?: CopiedDatabase;
}

/**
 * Starts what `npm start` starts, without building it: `npm run build` comes first. Rejects with what the server
 * printed where it does not open.
 */
export async function openStorefront(options: StorefrontOptions = {}): Promise<Storefront> {
  const { settings = {}, folder = await makeThrowAwayFolder(), database } = options;
  const operatorToken = randomBytes(24).toString('base64url');
  const environment = {
    ...withoutSettings(process.env),
    NODE_ENV: 'production',
    LUCKA_DATA: folder.path,
    LUCKA_KITCHEN: 'off',
    LUCKA_OPERATOR_TOKEN: operatorToken,
    // All guests of a test come from one address.
    LUCKA_SHOP_NETWORKS: '127.0.0.0/8',
    PORT: '0',
    ...(database !== undefined && { DATABASE_URL: database.url }),
    ...settings,
  };
  let running = await start(environment);
  const { origin } = running;
  return {
    origin,
    floor: shopFloorOf(() => database?.url ?? embeddedUrl(folder.path), origin),
    moveOrder: (orderId, status) => moveOrder(origin, operatorToken, orderId, status),
    stop: () => stop(running.server),
    open: async () => {
      running = await start({ ...environment, PORT: new URL(origin).port });
    },
    close: async () => {
      await stop(running.server);
      await folder.dispose();
      await database?.drop();
    },
  };
}

const PICTURES = 'images';

/** A new folder whose pictures are those of a template, so that each is drawn once for all storefronts. */
export async function folderWithPicturesOf(template: string): Promise<ThrowAwayFolder> {
  const folder = await makeThrowAwayFolder();
  await mkdir(folder.path);
  await symlink(path.join(template, PICTURES), path.join(folder.path, PICTURES));
  return folder;
}

async function embeddedUrl(dataFolder: string): Promise<string> {
  const cluster = path.join(dataFolder, 'cluster');
  const endpoint = (await findRunningPostmaster(cluster))?.endpoint;
  if (endpoint === undefined) throw new Error(`No PostgreSQL runs on ${cluster}.`);
  return clusterUrl(cluster, endpoint);
}

async function start(environment: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, [SERVER], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line);
    const origin = OPEN.exec(line)?.[1];
    if (origin !== undefined) return { server, origin };
  }
  throw new Error(`The server did not open. Was it built (npm run build)? It said:\n${said.join('\n')}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function moveOrder(origin: string, token: string, orderId: string, status: string): Promise<void> {
  const answer = await insist(() =>
    fetch(`${origin}/api/operator/order/${orderId}/status`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    }),
  );
  if (!answer.ok) throw new Error(`The order was not moved: ${answer.status} ${await answer.text()}`);
}
