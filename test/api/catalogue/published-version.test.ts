import { describe, expect, it } from 'vitest';
import { PublishedVersion } from '@api/catalogue/published-version';
import { ManualClock } from '@test/support/memory/manual-clock';

describe('PublishedVersion', () => {
  it('is another one in the next minute, since shops open and close', async () => {
    const clock = new ManualClock();
    const version = new PublishedVersion({ clock });
    const now = await version.current();
    await clock.advance(59_999);
    expect(await version.current()).toBe(now);
    await clock.advance(1);
    expect(await version.current()).not.toBe(now);
  });

  it('is known from memory as it is known from the database, unless a change is being loaded', async () => {
    let known: string | undefined = '7.0';
    const version = new PublishedVersion({
      clock: new ManualClock(),
      catalogue: { versionAt: () => Promise.resolve('7.0'), knownVersionAt: () => known },
    });
    expect(version.known()).toBe(await version.current());
    known = undefined;
    expect(version.known()).toBeUndefined();
  });

  it('is never known where changes are not announced', () => {
    expect(new PublishedVersion({ clock: new ManualClock() }).known()).toBeUndefined();
  });
});
