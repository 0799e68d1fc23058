import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { CircuitBreaker, type Attempt } from '@api/payments/circuit-breaker';
import { must } from '@test/support/builders/must';

const RULES = { maxFailures: 3, windowMs: 30_000, restMs: 10_000 };

function aBreaker() {
  const clock = new ManualClock();
  const breaker = new CircuitBreaker(clock, RULES);
  const attempt = (): Attempt => must(breaker.attempt());
  return { clock, breaker, attempt, fail: () => breaker.failed(attempt()) };
}

describe('CircuitBreaker', () => {
  it('opens at failures within the window, to the millisecond [FAULT-P19]', async () => {
    const { clock, breaker, fail } = aBreaker();
    fail();
    await clock.advance(15_000);
    fail();
    await clock.advance(15_000);
    expect(fail()).toBe(false);
    expect(breaker.attempt()).toBeDefined();
    await clock.advance(14_999);
    expect(fail()).toBe(true);
    expect(breaker.attempt()).toBeUndefined();
  });

  it('does not count an unanswered call while later ones are answered', async () => {
    const { clock, breaker, attempt } = aBreaker();
    const silent = [attempt(), attempt(), attempt()];
    await clock.advance(1_000);
    breaker.answered(attempt());
    await clock.advance(4_000);
    expect(silent.map((each) => breaker.failed(each))).toEqual([false, false, false]);
    expect(breaker.attempt()).toMatchObject({ isTrial: false });
  });

  it('counts failures after the last answer, including one at the same instant', () => {
    const { breaker, attempt, fail } = aBreaker();
    breaker.answered(attempt());
    expect([fail(), fail(), fail()]).toEqual([false, false, true]);
  });

  it('resets the count at an answer', () => {
    const { breaker, attempt, fail } = aBreaker();
    fail();
    fail();
    breaker.answered(attempt());
    expect([fail(), fail(), fail()]).toEqual([false, false, true]);
  });

  it('permits one trial after the rest, whose answer closes it and whose failure starts another rest', async () => {
    const { clock, breaker, attempt, fail } = aBreaker();
    fail();
    fail();
    fail();
    await clock.advance(9_999);
    expect(breaker.attempt()).toBeUndefined();
    await clock.advance(1);
    const trial = attempt();
    expect(trial.isTrial).toBe(true);
    expect(breaker.attempt()).toBeUndefined();
    breaker.failed(trial);
    await clock.advance(10_000);
    breaker.answered(attempt());
    expect(breaker.attempt()).toMatchObject({ isTrial: false });
  });

  it('ignores an answer to a call from before the rest', () => {
    const { breaker, attempt, fail } = aBreaker();
    const early = attempt();
    fail();
    fail();
    fail();
    breaker.answered(early);
    expect(breaker.attempt()).toBeUndefined();
  });
});
