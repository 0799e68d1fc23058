import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import packageFile from '../../../package.json';

/** A browser program, and what its environment must say for it to start. */
export type ChromiumBinary = { readonly path: string; readonly env: Readonly<Record<string, string>> };

const SYSTEM_BINARIES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CACHE = path.resolve('.cache');
const FONTS_FILE = 'fonts.conf';

/**
 * The browser to test with: the one that CHROMIUM_PATH names, else the one that comes by npm, which has no window and
 * wants two thirds of the time of a whole one, else the system's. Rejects, saying what to do, where there is none.
 */
export async function chromiumBinary(): Promise<ChromiumBinary> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { path: named, env: {} };
    throw new Error(`CHROMIUM_PATH says ${named}, and no file is there.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedBinary();
  const system = systemBinary();
  if (system !== undefined) return { path: system, env: {} };
  throw new Error(
    `No browser for the tests: npm has one for Linux on x64 only, and this is ${process.platform} on ` +
      `${process.arch}. Install Chromium or Chrome and set CHROMIUM_PATH to its program.`,
  );
}

function systemBinary(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => SYSTEM_BINARIES.map((name) => path.join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate));
}

/**
 * The browser of the package, unpacked into the project's cache. It is unpacked aside and then moved in one step, so
 * that neither an interruption nor a second run beside this one leaves half a browser.
 */
async function unpackedBinary(): Promise<ChromiumBinary> {
  const home = path.join(CACHE, `chromium-${packageFile.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(home)) await unpack(home);
  return {
    path: path.join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'), FONTCONFIG_FILE: path.join(home, FONTS_FILE) },
  };
}

async function unpack(home: string): Promise<void> {
  const aside = `${home}.${process.pid}`;
  await mkdir(aside, { recursive: true });
  const before = { ...process.env };
  // The package unpacks to the temporary folder, and only for this platform its own system libraries too.
  process.env['TMPDIR'] = aside;
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
  await writeFile(path.join(aside, FONTS_FILE), fontsConfiguration(home));
  await rename(aside, home).catch(async (error: unknown) => {
    await rm(aside, { recursive: true });
    if (!existsSync(home)) throw error; // else another run was faster, and its copy serves as well
  });
}

/**
 * The fonts of the package and those of the system. The package's own configuration names places of another machine;
 * with no font at all the browser ends at the first text field.
 */
const fontsConfiguration = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
