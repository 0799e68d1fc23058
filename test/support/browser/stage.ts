import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { welcomeGuest, type GuestTraits } from '@test/support/browser/guest';
import { folderWithPicturesOf, openStorefront, type Storefront } from '@test/support/browser/storefront';
import { copyDatabase } from '@test/support/database/copy-database';

const FAILURES = path.resolve('.cache/browser-failures');

/** With the page at each step a trace costs a fifth more time, without it next to none. */
const HAS_SNAPSHOTS = process.env['BROWSER_TRACE'] === 'full';

/** The built product, shared by the tests of a file, and the browser of all files. */
export interface Stage {
  readonly storefront: Storefront;
  readonly browser: Browser;
  /**
   * A test in which one guest plays, in a browser context of its own. It fails when the body throws, and on any error
   * behind the page that is not expected; the message of a failure then says where its trace and the guest's picture
   * are.
   */
  play(traits: GuestTraits, body: (guest: Guest) => Promise<void>): () => Promise<void>;
}

/** Opens the stage before the tests of the file, and clears it after them. `settings` are the storefront's. */
export function openStage(settings: Readonly<Record<string, string>> = {}): Stage {
  let opened: { readonly storefront: Storefront; readonly browser: Browser } | undefined;
  const parts = () => {
    if (opened === undefined) throw new Error('The stage is open only while tests run.');
    return opened;
  };
  beforeAll(async () => {
    const [storefront, browser] = await Promise.all([
      openProduct(settings),
      chromium.connect(inject('browserEndpoint')),
    ]);
    opened = { storefront, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.storefront.close();
  });
  return {
    get storefront() {
      return parts().storefront;
    },
    get browser() {
      return parts().browser;
    },
    play: (traits, body) => async () => {
      const { browser, storefront } = parts();
      const guest = await welcomeGuest(browser, traits.origin?.() ?? storefront.origin, traits);
      await guest.context.tracing.start({ snapshots: HAS_SNAPSHOTS });
      try {
        await body(guest);
        throwFaults(guest);
      } catch (error) {
        throw await withEvidence(error, guest);
      } finally {
        await guest.leave();
      }
    },
  };
}

/** What is stored at a first start may depend on the settings. */
async function openProduct(settings: Readonly<Record<string, string>>): Promise<Storefront> {
  const template = inject('storefrontTemplate');
  const isAsUsual = Object.keys(settings).length === 0;
  const contents = isAsUsual ? template.database : inject('databaseTemplate');
  return openStorefront({
    settings,
    folder: await folderWithPicturesOf(template.folder),
    database: await copyDatabase(inject('databaseServer'), contents),
  });
}

function throwFaults(guest: Guest): void {
  const faults = guest.faults.unexpected();
  if (faults.length > 0) throw new Error(`Behind the page:\n${faults.join('\n')}`);
}

let failures = 0;

/** The same error, saying also where its trace is, what was seen, and what had gone wrong behind the page. */
async function withEvidence(error: unknown, guest: Guest): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  await mkdir(FAILURES, { recursive: true });
  failures += 1;
  const name = path.join(FAILURES, `${process.pid}-${failures}`);
  for (const [index, page] of guest.context.pages().entries()) {
    const file = `${name}-${index + 1}.png`;
    const isTaken = await page.screenshot({ path: file, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    error.message += `\n${isTaken ? `Picture: ${file}` : 'No picture could be taken'}, at ${page.url()}`;
  }
  await guest.context.tracing.stop({ path: `${name}.zip` });
  error.message += `\nTrace: npx playwright-core show-trace ${name}.zip`;
  const faults = guest.faults.unexpected();
  if (faults.length > 0) error.message += `\nBehind the page:\n${faults.join('\n')}`;
  return error;
}
