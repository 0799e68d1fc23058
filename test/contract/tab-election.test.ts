import { describe, expect, it } from 'vitest';

import { WebLockTabElection } from '@/adapters/browser/web-lock-tab-election';
import { MemoryTabElection } from '@/adapters/headless/memory-tab-election';
import type { TabElection } from '@/domain/ports/tab-election';
import { FakeLocks, lockWindow } from '@test/support/fake-locks';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** The elections of several tabs of one browser. */
const inBrowser = (): (() => TabElection) => {
  const locks = new FakeLocks();
  return () => new WebLockTabElection(lockWindow(locks));
};

const inMemory = (): (() => TabElection) => {
  const election = new MemoryTabElection();
  return () => election;
};

function aBallot(open: () => TabElection) {
  const leading: string[] = [];
  const join = (name: string, task = 'polling') =>
    open().join(task, () => {
      leading.push(name);
      return () => void leading.splice(leading.indexOf(name), 1);
    });
  return { leading, join };
}

describe.each<[string, () => () => TabElection]>([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('TabElection %s', (_, browser) => {
  it('lets one tab at a time lead, and the next when that one withdraws', async () => {
    const { leading, join } = aBallot(browser());
    const stops = ['one', 'two', 'three'].map((name) => join(name));
    await settled();
    expect(leading).toEqual(['one']);
    stops[0]?.();
    await settled();
    expect(leading).toEqual(['two']);
    stops[1]?.();
    stops[2]?.();
    await settled();
    expect(leading).toEqual([]);
  });

  it('never elects a tab that has withdrawn while waiting', async () => {
    const { leading, join } = aBallot(browser());
    const stopFirst = join('one');
    join('two')();
    stopFirst();
    await settled();
    expect(leading).toEqual([]);
  });

  it('elects for each task separately', async () => {
    const { leading, join } = aBallot(browser());
    join('one', 'polling');
    join('two', 'something else');
    await settled();
    expect(leading).toEqual(['one', 'two']);
  });

  it("stops the leader's work only once", async () => {
    const { leading, join } = aBallot(browser());
    const stop = join('one');
    await settled();
    stop();
    stop();
    join('two');
    await settled();
    expect(leading).toEqual(['two']);
  });
});

describe('WebLockTabElection', () => {
  it('lets every tab lead where the browser has no locks, or refuses them', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
    for (const window of [lockWindow(undefined), lockWindow(refusing)]) {
      const { leading, join } = aBallot(() => new WebLockTabElection(window));
      const stop = join('one');
      await settled();
      expect(leading).toEqual(['one']);
      stop();
      expect(leading).toEqual([]);
    }
  });

  it('withdraws while its page is in the back/forward cache, and joins again after', async () => {
    const locks = new FakeLocks();
    const window = lockWindow(locks);
    const [left, other] = [new WebLockTabElection(window), new WebLockTabElection(lockWindow(locks))];
    const { leading, join } = aBallot(() => left);
    join('left');
    const stopOther = other.join('polling', () => {
      leading.push('other');
      return () => void leading.splice(leading.indexOf('other'), 1);
    });
    await settled();
    window.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(leading).toEqual(['other']);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stopOther();
    await settled();
    expect(leading).toEqual(['left']);
  });
});
