import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';
import { DrawingThread } from '@pages/thread/drawing-thread';
import { ManualClock } from '@test/support/memory/manual-clock';

const REQUEST = {
  ...{ address: '/', language: DEFAULT_LANGUAGE, languages: [], origin: 'https://lucka.example', shell: '' },
  // As the environment has it: more than another thread can receive.
  settings: { chainName: 'Kajen', networks: () => false },
} as const;

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'lucka-thread-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A thread whose program does this when it starts, and then with each drawing. */
async function threadWith({ start = '', draw }: { readonly start?: string; readonly draw: string }) {
  const program = path.join(folder, `${expect.getState().currentTestName?.replaceAll(/\W/g, '-')}.mjs`);
  const starts = `${program}.starts`;
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    appendFileSync(${JSON.stringify(starts)}, '.');
    ${start}
    parentPort.on('message', ({ question: { drawing }, answerTo }) => { ${draw} });`,
  );
  const clock = new ManualClock();
  const reported: string[] = [];
  const thread = new DrawingThread({
    ...{ program, clock, api: 'http://localhost', fetch, log: () => undefined },
    report: (error) => reported.push(error instanceof Error ? error.message : String(error)),
  });
  onTestFinished(() => thread.close());
  const startCount = async () => (await readFile(starts, 'utf8')).length;
  return { thread, clock, reported, startCount };
}

describe('DrawingThread', () => {
  it('gives prepared bytes as buffers', async () => {
    const { thread } = await threadWith({
      draw: `const body = { etag: drawing.request.settings.chainName, brotli: Buffer.from('b'), gzip: Buffer.from('g') };
      answerTo.postMessage({ ok: true, value: { kind: 'page', status: 200, body, styleHashes: [], scriptHashes: [], isShared: true } })`,
    });
    expect(await thread.page(REQUEST)).toMatchObject({
      status: 200,
      body: { etag: 'Kajen', brotli: Buffer.from('b'), gzip: Buffer.from('g') },
    });
  });

  it('reports an error of a drawing, and draws the next one', async () => {
    const { thread, reported } = await threadWith({
      draw: `answerTo.postMessage(drawing.kind === 'page' ? { ok: false, error: new Error('no dishes') } : { ok: true, value: '<urlset/>' })`,
    });
    expect(await thread.page(REQUEST)).toBeUndefined();
    expect(reported).toEqual(['no dishes']);
    expect(await thread.siteMap('https://lucka.example', [])).toBe('<urlset/>');
  });

  it('reports an error of the map of the site', async () => {
    const { thread, reported } = await threadWith({
      draw: `answerTo.postMessage({ ok: false, error: new Error('no shops') })`,
    });
    expect(await thread.siteMap('https://lucka.example', [])).toBeUndefined();
    expect(reported).toEqual(['no shops']);
  });

  it('ends a drawing that takes too long, during which this thread goes on', async () => {
    const { thread, clock, reported } = await threadWith({ draw: 'for (;;);' });
    const page = thread.page(REQUEST);
    await clock.advance(30_000);
    expect(await page).toBeUndefined();
    expect(reported).toEqual(['A drawing took too long']);
  });

  it('starts a thread that has failed again with a drawing, but not at once', async () => {
    const { thread, clock, reported, startCount } = await threadWith({ draw: `throw new Error('broken')` });
    expect(await thread.page(REQUEST)).toBeUndefined();
    await expect.poll(() => reported).toContain('broken');
    await expect.poll(() => clock.pending).toBe(1);
    expect(await thread.page(REQUEST)).toBeUndefined();
    expect(await thread.siteMap('https://lucka.example', [])).toBeUndefined();
    expect(await startCount()).toBe(1);
    await clock.advance(10_000);
    expect(await thread.page(REQUEST)).toBeUndefined();
    expect(await startCount()).toBe(2);
  });

  it('draws nothing more once it is closed', async () => {
    const { thread } = await threadWith({ draw: '' });
    const page = thread.page(REQUEST);
    await thread.close();
    expect(await page).toBeUndefined();
    expect(await thread.page(REQUEST)).toBeUndefined();
  });
});
