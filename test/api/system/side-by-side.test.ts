import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { wait } from '@/domain/ports/clock';
import { SideBySide } from '@api/system/side-by-side';

const silence = (): Promise<void> => new Promise(() => undefined);

describe('SideBySide', () => {
  it('never exceeds its limit, runs every task, and lets groups take turns', async () => {
    const someTask = fc.record({ group: fc.constantFrom('a', 'b', 'c'), ms: fc.nat({ max: 50 }) });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(someTask), async (limit, tasks) => {
        const clock = new ManualClock();
        const lanes = new SideBySide(limit);
        const started: { group: string; waiting: readonly string[] }[] = [];
        const waiting = tasks.map(({ group }) => group);
        let running = 0;
        let most = 0;
        const all = tasks.map(({ group, ms }, index) =>
          lanes.run({
            key: String(index),
            group,
            work: async () => {
              waiting.splice(waiting.indexOf(group), 1);
              started.push({ group, waiting: [...waiting] });
              most = Math.max(most, (running += 1));
              await wait(clock, ms);
              running -= 1;
            },
          }),
        );
        await clock.advance(50 * (tasks.length + 1));
        await Promise.all(all);
        expect(started).toHaveLength(tasks.length);
        expect(most).toBe(Math.min(limit, tasks.length));
        // What began at once had no choice. After that, a group that waits is passed over once by each other group at
        // most.
        const chosen = started.slice(limit);
        for (const [index, { group }] of chosen.entries()) {
          const next = chosen.findIndex((other, at) => at > index && other.group === group);
          if (next < 0) continue;
          const between = chosen.slice(index + 1, next).map((other) => other.group);
          const stillWaiting = new Set(chosen[next]?.waiting.filter((other) => other !== group));
          for (const other of stillWaiting) expect(between).toContain(other);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('continues while one task never ends and one fails', async () => {
    const lanes = new SideBySide(2);
    const done: string[] = [];
    void lanes.run({ key: 'silent', group: '1', work: silence });
    const failing = lanes.run({ key: 'failing', group: '1', work: () => Promise.reject(new Error('no')) });
    const others = ['a', 'b', 'c'].map((key) =>
      lanes.run({ key, group: '1', work: () => Promise.resolve(done.push(key)) }),
    );
    await expect(failing).rejects.toThrow('no');
    await Promise.all(others);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('accepts a key again only when its task is done', async () => {
    const lanes = new SideBySide(1);
    let runs = 0;
    const task = { key: 'k', group: '1', work: () => Promise.resolve((runs += 1)) };
    await Promise.all([lanes.run(task), lanes.run(task)]);
    expect(runs).toBe(1);
    await lanes.run(task);
    expect(runs).toBe(2);
  });

  it('starts nothing while it may not, and continues in the same order', async () => {
    let mayStart = false;
    const lanes = new SideBySide(1, () => mayStart);
    const done: string[] = [];
    const all = ['a', 'b', 'c'].map((key) =>
      lanes.run({ key, group: '1', work: () => Promise.resolve(done.push(key)) }),
    );
    expect(done).toEqual([]);
    mayStart = true;
    lanes.startWaiting();
    await Promise.all(all);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('discards waiting tasks, and accepts them again afterwards', async () => {
    const lanes = new SideBySide(1);
    const ends: (() => void)[] = [];
    let runs = 0;
    const running = lanes.run({
      key: 'a',
      group: '1',
      work: () => new Promise<void>((end) => ends.push(end)),
    });
    const task = { key: 'b', group: '1', work: () => Promise.resolve((runs += 1)) };
    const waiting = lanes.run(task);
    lanes.clear();
    await waiting;
    expect(runs).toBe(0);
    for (const end of ends) end();
    await running;
    await lanes.run(task);
    expect(runs).toBe(1);
  });
});
