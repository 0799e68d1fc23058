import { describe, expect, it } from 'vitest';
import { type MissingFilesWindow, reloadForMissingFiles } from '@/adapters/browser/reload-for-missing-files';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryPageReloader } from '@/adapters/headless/memory-page-reloader';

function aPage(answer: () => Promise<Response>) {
  const events = new EventTarget();
  const asked: unknown[] = [];
  const fetch = (...request: unknown[]) => {
    asked.push(request);
    return answer();
  };
  const window = Object.assign(events, { fetch }) as unknown as MissingFilesWindow;
  const reloader = new MemoryPageReloader(new ManualClock());
  const stop = reloadForMissingFiles(window, reloader);
  const miss = async () => {
    events.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { reloader, miss, stop, asked };
}

const ours = () => Promise.resolve(new Response(null, { headers: { 'x-lucka': '1' } }));

describe('reloadForMissingFiles', () => {
  it('reloads when a file is missing and the server answers, at most once a minute', async () => {
    const { reloader, miss, asked } = aPage(ours);
    await miss();
    await miss();
    expect(reloader.reloads).toBe(1);
    expect(asked[0]).toEqual(['/', { method: 'HEAD', cache: 'no-store' }]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
    ['a captive portal answers', () => Promise.resolve(new Response('Welcome'))],
  ])('does not reload when %s', async (_, answer) => {
    const { reloader, miss } = aPage(answer);
    await miss();
    expect(reloader.reloads).toBe(0);
  });

  it('stops when it is disposed', async () => {
    const { reloader, miss, stop } = aPage(ours);
    stop();
    await miss();
    expect(reloader.reloads).toBe(0);
  });
});
