import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStorefront } from '@test/support/browser/storefront';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a demonstration that has been started once: what files take copies of. */
    storefrontTemplate: string;
  }
}

/** A first start makes a database, fills it and later draws the pictures: once for all files, not once for each. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeThrowAwayFolder();
  const storefront = await openStorefront({ folder });
  await storefront.stop();
  await mkdir(path.join(folder.path, 'images'), { recursive: true });
  project.provide('storefrontTemplate', folder.path);
  return () => folder.dispose();
}
