import { chromium, type Browser } from 'playwright-core';
import { chromiumBinary } from '@test/support/browser/chromium-binary';

/** As few moving parts as a test wants: no sandbox (it needs rights that a container lacks), nothing in the background. */
const FLAGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser without a window; the caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const binary = await chromiumBinary();
  const environment = Object.entries({ ...process.env, ...binary.env });
  return chromium.launch({
    executablePath: binary.path,
    args: FLAGS,
    env: Object.fromEntries(environment.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  });
}
