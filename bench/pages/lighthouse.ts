import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { chromiumBinary } from '@test/support/browser/chromium-binary';

/** Not a dependency: it brings 200 packages along. The last major version that Node.js 20 runs. */
const PACKAGE = 'lighthouse@12.8.2';
const OUTPUT_MAX_BYTES = 50_000_000;

const report = z.object({ categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })) });

/** Performance, accessibility, best practices and SEO of an address, each of 100, by Lighthouse's mobile preset. */
export async function lighthouseScores(address: string): Promise<readonly number[]> {
  const { path, env } = await chromiumBinary();
  const flags = '--headless=new --no-sandbox --no-zygote --disable-gpu';
  const command = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', address];
  const options = ['--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`];
  const { stdout } = await promisify(execFile)('npm', [...command, ...options], {
    env: { ...process.env, ...env, CHROME_PATH: path },
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  const { categories } = report.parse(JSON.parse(stdout));
  return ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  );
}
