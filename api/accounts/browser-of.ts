import Bowser from 'bowser';

/** Longer ones are no browser's; this bounds the work of parsing. */
const MAX_CHARS = 512;

/**
 * Names browser and operating system of a `user-agent` header: `Firefox, Android`. Undefined for an unknown browser.
 */
export function browserOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent === '' || userAgent.length > MAX_CHARS) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  // An unknown browser gets the name that it gives itself.
  if (browser.name === undefined || !KNOWN_BROWSERS.has(browser.name)) return undefined;
  return os.name === undefined ? browser.name : `${browser.name}, ${os.name}`;
}

const KNOWN_BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
