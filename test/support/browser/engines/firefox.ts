import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import {
  elementFinder,
  type EngineBrowser,
  type EngineTab,
  type Named,
} from '@test/support/browser/engines/engine-tab';

const SIZE = { width: 390, height: 844 };

export interface FirefoxTraits {
  /** What it asks servers for, such as `nb-NO`. */
  readonly languages: string;
  /** The push service that it listens to, and may show notifications of; undefined for none. */
  readonly pushService?: string;
}

/** Debian's Firefox, by WebDriver BiDi. */
export async function openFirefox(
  program: string,
  { languages, pushService }: FirefoxTraits,
): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      ...{ 'intl.accept_languages': languages, 'ui.prefersReducedMotion': 1 },
      ...(pushService !== undefined && pushPreferences(pushService)),
    },
  });
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  page.setDefaultTimeout(60_000);
  return { tab: tabOf(page), close: () => browser.close() };
}

/** A visitor has allowed notifications, which Firefox shows itself; an address without TLS is for tests. */
const pushPreferences = (address: string) => ({
  'dom.push.serverURL': address,
  'dom.push.testing.allowInsecureServerURL': true,
  'dom.push.connection.enabled': true,
  'permissions.default.desktop-notification': 1,
  'alerts.useSystemBackend': false,
});

const tabOf = (page: Page): EngineTab => ({
  goTo: (address) => goTo(page, address),
  reload: async () => void (await page.reload()),
  evaluate: (body) => page.evaluate(`(() => {${body}})()`),
  tap: async (what) => {
    const element = await find(page, what);
    await element?.click();
    return element !== undefined;
  },
  type: async (label, text) => {
    const element = await find(page, { role: 'field', name: label });
    await element?.type(text);
    return element !== undefined;
  },
  picture: () => page.screenshot({ encoding: 'base64' }),
});

/**
 * Firefox gives a navigation up where the page begins one of its own in the same moment, as the program does when it
 * starts, with an error or without; a person types it again.
 */
async function goTo(page: Page, address: string): Promise<void> {
  const before = page.url();
  try {
    await page.goto(address);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(address);
  }
  if (page.url() === before && before !== address) await page.goto(address);
}

async function find(page: Page, what: Named): Promise<ElementHandle<Element> | undefined> {
  const handle = await page.evaluateHandle(`(() => {${elementFinder(what)}})()`);
  // The finder returns an element of a document, or null.
  return (handle.asElement() as ElementHandle<Element> | null) ?? undefined;
}
