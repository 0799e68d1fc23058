import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EngineBrowser } from '@test/support/browser/engines/engine-tab';
import { openFirefox } from '@test/support/browser/engines/firefox';
import { openWebKit } from '@test/support/browser/engines/webkit';

/** A browser engine besides Chromium's, as Debian's packages bring it. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  /** Undefined where its programs are not installed. */
  readonly open: (() => Promise<EngineBrowser>) | undefined;
  /** What installs it. */
  readonly packages: string;
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** The engines to test with; guests read Swedish. */
export function engines(): readonly Engine[] {
  const firefox = firefoxProgram();
  const [driver, display] = [program('WebKitWebDriver'), program('Xvfb')];
  const miniBrowser = MINI_BROWSERS.find((file) => existsSync(file));
  return [
    {
      name: 'Firefox',
      open: firefox === undefined ? undefined : () => openFirefox(firefox, { languages: 'sv-SE' }),
      packages: 'firefox-esr',
    },
    {
      name: 'WebKit',
      open:
        driver === undefined || display === undefined || miniBrowser === undefined
          ? undefined
          : () => openWebKit(driver, miniBrowser),
      packages: 'webkit2gtk-driver xvfb',
    },
  ];
}

/** Undefined where it is not installed. */
export const firefoxProgram = (): string | undefined => program('firefox-esr');

function program(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
