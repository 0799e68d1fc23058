import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveChromium } from '@test/support/browser/launch-chromium';
import { openStorefront } from '@test/support/browser/storefront';
import { copyDatabase } from '@test/support/database/copy-database';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A demonstration that has been started once: what files take copies of. */
    storefrontTemplate: { readonly folder: string; readonly database: string };
    /** The address of the browser for all files; each connection has contexts of its own. */
    browserEndpoint: string;
  }
}

/**
 * One browser for all files. A first start of the product fills its database and later draws the pictures: once for all
 * files as well. The database server is that of test/support/database/global-setup.ts.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await serveChromium();
  project.provide('browserEndpoint', browser.wsEndpoint());
  const { databaseServer, databaseTemplate } = project.getProvidedContext();
  const database = await copyDatabase(databaseServer, databaseTemplate);
  const folder = await makeThrowAwayFolder();
  const storefront = await openStorefront({ folder, database });
  await storefront.stop();
  await mkdir(path.join(folder.path, 'images'), { recursive: true });
  project.provide('storefrontTemplate', { folder: folder.path, database: database.name });
  return async () => {
    await browser.close();
    await database.drop();
    await folder.dispose();
  };
}
