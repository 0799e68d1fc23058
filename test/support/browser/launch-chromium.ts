import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { chromiumBinary } from '@test/support/browser/chromium-binary';

/**
 * As few moving parts as a test wants: no sandbox (it needs rights that a container lacks), nothing in the background.
 */
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
export const launchChromium = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** Starts a browser to which several processes can connect, each with contexts of its own; the caller closes it. */
export const serveChromium = async (): Promise<BrowserServer> => chromium.launchServer(await launchOptions());

async function launchOptions(): Promise<LaunchOptions> {
  const binary = await chromiumBinary();
  const environment = Object.entries({ ...process.env, ...binary.env });
  return {
    executablePath: binary.path,
    args: FLAGS,
    env: Object.fromEntries(environment.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
}
