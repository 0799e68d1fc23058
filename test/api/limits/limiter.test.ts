import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '@api/database/database';
import { countKey } from '@api/limits/count-key';
import { ExchangedLimiter } from '@api/limits/exchanged-limiter';
import type { Limiter, RateLimit } from '@api/limits/limiter';
import { MemoryLimiter } from '@api/limits/memory-limiter';
import { PostgresLimiter } from '@api/limits/postgres-limiter';
import { MISSED_ORDERS } from '@api/orders/refuse-miss';
import { token } from '@test/support/api/guest';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';
import { ManualClock } from '@test/support/memory/manual-clock';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await makeFreshDatabase();
});
afterAll(() => fresh.drop());

const two = (max: number): readonly RateLimit[] => [{ max, windowMs: 1_000 }];

const KINDS = {
  'in memory': (clock: ManualClock, limits: readonly RateLimit[]): Limiter =>
    new MemoryLimiter(clock, limits),
  'in PostgreSQL': (clock: ManualClock, limits: readonly RateLimit[], name = token()): Limiter =>
    new PostgresLimiter({ database: fresh.database, clock, countBudgetMs: 25_000 }, name, limits),
};

/** One after the other; how many are admitted. */
async function admitted(times: number, use: (time: number) => number | Promise<number>): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time += 1) if ((await use(time)) === 0) count += 1;
  return count;
}

describe.each(Object.entries(KINDS))('a limiter %s', (_name, make) => {
  it('never exceeds the limit in a window, and answers the wait', async () => {
    const clock = new ManualClock();
    const limiter = make(clock, [
      { max: 2, windowMs: 1_000 },
      { max: 3, windowMs: 10_000 },
    ]);
    expect([await limiter.use('a'), await limiter.use('a'), await limiter.use('a')]).toEqual([0, 0, 1_000]);
    await clock.advance(999);
    expect(await limiter.use('a')).toBe(1);
    await clock.advance(1);
    expect([await limiter.use('a'), await limiter.use('a')]).toEqual([0, 9_000]);
    expect(await limiter.use('b')).toBe(0);
    await clock.advance(9_000);
    expect(await limiter.use('a')).toBe(0);
  });

  it('is exact for uses at the same time', async () => {
    const limiter = make(new ManualClock(), two(7));
    const waits = await Promise.all(Array.from({ length: 30 }, () => limiter.use('a')));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(7);
  });

  it('allows more by a factor', async () => {
    const limiter = make(new ManualClock(), two(1));
    expect(await admitted(6, () => limiter.use('a', 5))).toBe(5);
  });

  it('refunds one use, or all', async () => {
    const limiter = make(new ManualClock(), two(2));
    await limiter.use('a');
    await limiter.use('a');
    await limiter.refund('a');
    await limiter.refund('b');
    expect([await limiter.use('a'), await limiter.use('a')]).toEqual([0, 1_000]);
    await limiter.forget('a');
    expect([await limiter.use('a'), await limiter.use('a'), await limiter.use('a')]).toEqual([0, 0, 1_000]);
  });

  it('counts a refused use under none of its keys', async () => {
    const limiter = make(new ManualClock(), two(1));
    const keys = (own: string) => [
      { key: own, share: 1 },
      { key: 'shared', share: 2 },
    ];
    expect(await limiter.use(keys('a'))).toBe(0);
    for (let time = 0; time < 9; time += 1) expect(await limiter.use(keys('a'))).toBe(1_000);
    expect([await limiter.use(keys('b')), await limiter.use(keys('c'))]).toEqual([0, 1_000]);
    expect(await limiter.use('c')).toBe(0);
  });

  it('refuses for the length of a penalty, and then counts from 0', async () => {
    const clock = new ManualClock();
    const limiter = make(clock, MISSED_ORDERS);
    const keys = [
      { key: 'a', share: 1 },
      { key: 'around a', share: 2 },
    ];
    expect(await admitted(20, () => limiter.use(keys))).toBe(20);
    expect(await limiter.use(keys)).toBe(600_000);
    await clock.advance(599_999);
    expect(await limiter.use(keys)).toBe(1);
    await clock.advance(1);
    expect(await limiter.use(keys)).toBe(0);
  });
});

describe('a limit with a penalty, in memory', () => {
  it('counts anew from the millisecond in which its window ends', async () => {
    const clock = new ManualClock();
    const limiter = new MemoryLimiter(clock, [{ max: 2, windowMs: 1_000, penaltyMs: 600_000 }]);
    expect(await admitted(2, () => limiter.use('a'))).toBe(2);
    await clock.advance(1_000);
    expect(limiter.use('a')).toBe(0);
  });
});

describe('limiters of several processes', () => {
  it('in PostgreSQL admit together exactly as many as one', async () => {
    const name = token();
    const clock = new ManualClock();
    const both = [KINDS['in PostgreSQL'](clock, two(10), name), KINDS['in PostgreSQL'](clock, two(10), name)];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => both[index % 2]?.use('a') ?? Promise.resolve(1)),
    );
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(10);
  });

  it('do not count other limits, nor what another process has ended', async () => {
    const [clock, name] = [new ManualClock(), token()];
    const [one, other] = [
      KINDS['in PostgreSQL'](clock, two(1), name),
      KINDS['in PostgreSQL'](clock, two(1), name),
    ];
    expect([await one.use('a'), await KINDS['in PostgreSQL'](clock, two(1)).use('a')]).toEqual([0, 0]);
    await one.forget('a');
    expect(await other.use('a')).toBe(0);
  });

  it('that exchange their counts admit at most a twentieth more for the second one', async () => {
    const [clock, name] = [new ManualClock(), token()];
    const underWay = new Set<Promise<unknown>>();
    const database: Queryable = {
      query: (text, values) => {
        const answer = fresh.database.query<never>(text, values);
        underWay.add(answer);
        return answer.finally(() => underWay.delete(answer));
      },
    };
    const exchanged = (): Limiter =>
      new ExchangedLimiter({ database, clock }, name, [{ max: 100, windowMs: 60_000 }]);
    const both = [exchanged(), exchanged()];
    const count = await admitted(300, async (time) => {
      const waitMs = (await both[time % 2]?.use('a')) ?? 1;
      await Promise.all(underWay);
      await clock.settle();
      return waitMs;
    });
    expect(count).toBeGreaterThanOrEqual(100);
    expect(count).toBeLessThanOrEqual(110);
  });

  it('that exchange their counts count for themselves while the database is away', async () => {
    const clock = new ManualClock();
    const database = { query: () => Promise.reject(new Error('away')) };
    const limiter = new ExchangedLimiter({ database, clock }, token(), two(100));
    expect(await admitted(150, () => limiter.use('a'))).toBe(100);
  });

  it('that exchange their counts send what was used while the database was away once it is back', async () => {
    const [clock, name] = [new ManualClock(), token()];
    let isAway = true;
    const database: Queryable = {
      query: (text, values) =>
        isAway ? Promise.reject(new Error('away')) : fresh.database.query<never>(text, values),
    };
    const limits = [{ max: 100, windowMs: 60_000 }];
    const limiter = new ExchangedLimiter({ database, clock }, name, limits);
    await admitted(30, () => limiter.use('a'));
    await clock.settle();
    isAway = false;
    await clock.advance(1_000);
    await expect.poll(() => storedUses(name)).toBe(30);
  });

  it('that exchange their counts forget no use of the time of an exchange', async () => {
    const [clock, name] = [new ManualClock(), token()];
    const held: (() => void)[] = [];
    const database: Queryable = {
      query: async (text, values) => {
        const rows = await fresh.database.query<never>(text, values);
        await new Promise<void>((resolve) => held.push(resolve));
        return rows;
      },
    };
    const limiter = new ExchangedLimiter({ database, clock }, name, [{ max: 100, windowMs: 60_000 }]);
    // The fifth begins an exchange, whose answer comes after 60 further uses.
    expect(await admitted(65, () => limiter.use('a'))).toBe(65);
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
    await clock.settle();
    expect(await admitted(100, () => limiter.use('a'))).toBe(35);
    for (const release of held) release();
  });
});

async function storedUses(name: string): Promise<number | undefined> {
  const [row] = await fresh.database.query<{ used: number }>('SELECT used FROM rate_count WHERE key = $1', [
    countKey(name, 0, 'a'),
  ]);
  return row?.used;
}
