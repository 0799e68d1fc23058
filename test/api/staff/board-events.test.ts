import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { Guest } from '@test/support/api/guest';
import type { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember } from '@test/support/api/staff';

const HEARTBEAT_MS = 15_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ isShared: true });
});
afterAll(() => api.close());

/** The text of a board's stream so far. */
async function listen(browser: Browser, shop = 1): Promise<{ text: () => string; isOver: () => boolean }> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(api.origin + staffPaths.events(shop), {
    headers: browser.headers(),
    signal: leaving.signal,
  });
  let text = '';
  let isOver = false;
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    isOver = true;
  };
  read().catch(() => undefined);
  await expect.poll(() => text).not.toBe('');
  return { text: () => text, isOver: () => isOver };
}

const events = (text: string): number => text.split('event: board\ndata:\n\n').length - 1;

it('says that the board has changed, for its shop alone, also by another process', async () => {
  const [own, other] = [await aStaffMember(api), await aStaffMember(api, 'kitchen', [2])];
  const [ownStream, otherStream] = [await listen(own.browser), await listen(other.browser, 2)];
  const before = events(ownStream.text());
  await new Guest(api.origin).paid();
  await expect.poll(() => events(ownStream.text())).toBeGreaterThan(before);
  const second = await api.another({ isShared: true });
  onTestFinished(() => second.close());
  const known = events(ownStream.text());
  await expect
    .poll(async () => {
      await new Guest(second.origin).paid();
      return events(ownStream.text());
    })
    .toBeGreaterThan(known);
  expect(events(otherStream.text())).toBe(1);
});

it('says that the shop was paused, to the shop alone', async () => {
  const [own, other] = [await aStaffMember(api, 'manager'), await aStaffMember(api, 'kitchen', [2])];
  const [ownStream, otherStream] = [await listen(own.browser), await listen(other.browser, 2)];
  const [before, others] = [events(ownStream.text()), events(otherStream.text())];
  await own.browser.send('PUT', staffPaths.pause(1), {});
  await expect.poll(() => events(ownStream.text())).toBeGreaterThan(before);
  const paused = events(ownStream.text());
  await own.browser.send('DELETE', staffPaths.pause(1));
  await expect.poll(() => events(ownStream.text())).toBeGreaterThan(paused);
  expect(events(otherStream.text())).toBe(others);
});

it('ends with the session, at the next heartbeat', async () => {
  const { browser } = await aStaffMember(api);
  const stream = await listen(browser);
  await api.clock.sleep(HEARTBEAT_MS);
  await expect.poll(() => stream.text()).toContain(': still here');
  await browser.send('DELETE', staffPaths.session);
  await expect
    .poll(async () => {
      await api.clock.sleep(HEARTBEAT_MS);
      return stream.isOver();
    })
    .toBe(true);
});

it('has a limit for each shop, so that one never takes the streams of another', async () => {
  const [own, other] = [await aStaffMember(api, 'kitchen', [2]), await aStaffMember(api)];
  const open = async ({ browser }: typeof own, shop: number) => {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const { signal } = leaving;
    const response = await fetch(api.origin + staffPaths.events(shop), {
      headers: browser.headers(),
      signal,
    });
    // An answer that nothing refers to closes its connection at the next garbage collection.
    return { response, status: response.status, close: () => leaving.abort() };
  };
  const streams: Awaited<ReturnType<typeof open>>[] = [];
  for (let count = 0; count < 100; count += 1) streams.push(await open(own, 2));
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  expect((await open(own, 2)).status).toBe(429);
  expect((await open(other, 1)).status).toBe(200);
  streams[0]?.close();
  await expect.poll(async () => (await open(own, 2)).status).toBe(200);
});
