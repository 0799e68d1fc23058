import { describe, expect, it, vi } from 'vitest';
import { currentBudget, underBudget } from '@api/database/query-budget';
import { AdmissionGate, type GateLimits } from '@api/http/admission-gate';
import { ManualClock } from '@test/support/memory/manual-clock';

const LIMITS: GateLimits = { slots: 3, queue: 4, maxWaitMs: 1_000 };

/** A job that ends on demand, and its outcome. */
class Work {
  readonly outcomes: string[] = [];
  readonly #endings: (() => void)[] = [];

  admit(gate: AdmissionGate, key: number, name: string): void {
    const run = (): Promise<string> =>
      new Promise((resolve) => {
        this.outcomes.push(`${name} runs`);
        this.#endings.push(() => resolve(name));
      });
    void gate.admit(key, run).then((outcome) => {
      this.outcomes.push(outcome.ok ? `${name} ended` : `${name} back in ${outcome.error} s`);
    });
  }

  endOldest(): void {
    this.#endings.shift()?.();
  }

  take(): readonly string[] {
    return this.outcomes.splice(0);
  }
}

function aGate(limits: GateLimits = LIMITS): { clock: ManualClock; gate: AdmissionGate; work: Work } {
  const clock = new ManualClock();
  return { clock, gate: new AdmissionGate(clock, limits), work: new Work() };
}

describe('AdmissionGate', () => {
  it('runs jobs while there is a slot, and the next one when a slot is free', async () => {
    const { clock, gate, work } = aGate();
    for (const key of [1, 2, 3, 4]) work.admit(gate, key, `${key}`);
    await clock.settle();
    expect(work.take()).toEqual(['1 runs', '2 runs', '3 runs']);
    work.endOldest();
    await clock.settle();
    expect(work.take()).toEqual(expect.arrayContaining(['1 ended', '4 runs']));
    expect(clock.pending).toBe(0);
  });

  it("deducts the wait for a slot from the request's budget for the database [DEC-53]", async () => {
    const { clock, gate, work } = aGate({ ...LIMITS, slots: 1 });
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    work.admit(gate, 1, 'first');
    const left = new Promise((resolve) => {
      underBudget(1_000, () => void gate.admit(1, async () => resolve(currentBudget()?.leftMs)));
    });
    now.mockReturnValue(650);
    work.endOldest();
    await clock.settle();
    // 650 ms, of which the first 250 count for nothing.
    expect(await left).toBe(600);
  });

  it('leaves slots and queue places to other keys if one key is stuck', async () => {
    const { clock, gate, work } = aGate();
    for (let count = 1; count <= 5; count += 1) work.admit(gate, 1, `stuck ${count}`);
    work.admit(gate, 2, 'other');
    await clock.settle();
    expect(work.take()).toEqual(['stuck 1 runs', 'other runs', 'stuck 5 back in 1 s']);
  });

  it('admits the next job before those whose key has no free slot', async () => {
    const { clock, gate, work } = aGate({ ...LIMITS, slots: 4 });
    for (const name of ['a', 'b', 'c']) work.admit(gate, 1, name);
    for (const name of ['d', 'e', 'f']) work.admit(gate, 2, name);
    await clock.settle();
    expect(work.take()).toEqual(['a runs', 'b runs', 'd runs', 'e runs']);
    work.endOldest();
    await clock.settle();
    expect(work.take()).toEqual(expect.arrayContaining(['c runs']));
  });

  it('refuses a job beyond the queue immediately', async () => {
    const { clock, gate, work } = aGate();
    for (let key = 1; key <= 7; key += 1) {
      expect(gate.refusal()).toBeUndefined();
      work.admit(gate, key, `${key}`);
    }
    expect(gate.refusal()).toBe(1);
    work.admit(gate, 8, '8');
    await clock.settle();
    expect(work.take().at(-1)).toBe('8 back in 1 s');
  });

  it('refuses a job that has waited too long', async () => {
    const { clock, gate, work } = aGate();
    for (const key of [1, 2, 3, 4]) work.admit(gate, key, `${key}`);
    await clock.advance(999);
    work.take();
    await clock.advance(1);
    expect(work.take()).toEqual(['4 back in 1 s']);
    work.endOldest();
    await clock.settle();
    expect(work.take()).toEqual(['1 ended']);
  });

  it('frees the slot of a failing job', async () => {
    const { gate } = aGate({ ...LIMITS, slots: 1, queue: 0 });
    await expect(gate.admit(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await gate.admit(1, () => Promise.resolve('next'))).toEqual({ ok: true, value: 'next' });
  });

  it('refuses on arrival a job that would probably wait too long, so slow jobs shorten the queue', async () => {
    const { clock, gate, work } = aGate({ slots: 4, queue: 40, maxWaitMs: 1_000 });
    work.admit(gate, 1, 'slow');
    await clock.advance(200);
    work.endOldest();
    await clock.settle();
    work.take();
    // Two slots of 200 ms each free a place every 100 ms: five within half of the longest wait.
    for (let count = 1; count <= 9; count += 1) work.admit(gate, 1, `${count}`);
    await clock.settle();
    expect(work.take()).toEqual(['1 runs', '2 runs', '8 back in 1 s', '9 back in 1 s']);
  });

  it('fills its whole queue with fast jobs', async () => {
    const { clock, gate, work } = aGate({ slots: 3, queue: 40, maxWaitMs: 1_000 });
    work.admit(gate, 1, 'quick');
    await clock.advance(10);
    work.endOldest();
    await clock.settle();
    work.take();
    for (let count = 1; count <= 32; count += 1) work.admit(gate, 1, `${count}`);
    await clock.settle();
    // One runs, and 30 of the 40 places are for one key.
    expect(work.take()).toEqual(['1 runs', '32 back in 1 s']);
  });

  it('increases the retry delay with the number of refusals, up to ten seconds', async () => {
    const { clock, gate } = aGate({ ...LIMITS, queue: 0 });
    const seconds = Array.from({ length: 3_000 }, () => gate.refusal());
    expect([seconds[0], seconds[248], seconds[249], seconds[499], seconds.at(-1)]).toEqual([1, 1, 2, 3, 10]);
    await clock.advance(1_000);
    expect(gate.refusal()).toBe(10);
    await clock.advance(10_000);
    expect(gate.refusal()).toBe(1);
  });

  it('plans retries at half of the measured rate', async () => {
    const { clock, gate, work } = aGate({ slots: 3, queue: 0, maxWaitMs: 1_000 });
    work.admit(gate, 1, 'measured');
    await clock.advance(10);
    work.endOldest();
    await clock.settle();
    // One at a time, at 10 ms each: 100 a second.
    work.admit(gate, 1, 'running');
    const seconds = Array.from({ length: 200 }, () => gate.refusal());
    const backIn = (after: number): number => seconds.filter((each) => each === after).length;
    expect([backIn(1), backIn(2), backIn(3), backIn(4)]).toEqual([49, 50, 50, 50]);
  });

  it('plans at least 25 retries a second', async () => {
    const { clock, gate, work } = aGate({ slots: 3, queue: 0, maxWaitMs: 1_000 });
    work.admit(gate, 1, 'stuck');
    await clock.advance(5_000);
    work.endOldest();
    await clock.settle();
    const seconds = Array.from({ length: 60 }, () => gate.refusal());
    expect([seconds[0], seconds[23], seconds[24], seconds[49]]).toEqual([1, 1, 2, 3]);
  });
});
