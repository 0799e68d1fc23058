import { describe, expect, it } from 'vitest';
import { addMs, instant } from '@/domain/shared/instant';
import { AskingPace } from '@api/payments/asking-pace';

const START = instant(Date.UTC(2026, 10, 21));

/** The seconds at which one subject is asked about, looked at each second. */
function asksIn(seconds: number): readonly number[] {
  const pace = new AskingPace();
  return Array.from({ length: seconds }, (_, second) => second).filter((second) => {
    const now = addMs(START, second * 1000);
    const isDue = pace.due(['a'], now).has('a');
    if (isDue) pace.note('a', now);
    return isDue;
  });
}

describe('AskingPace', () => {
  it('asks at once, after 5, 10, 20, 40, 80 and then each 120 seconds', () => {
    expect(asksIn(600)).toEqual([0, 5, 15, 35, 75, 155, 275, 395, 515]);
  });

  it('lets others be asked meanwhile, and begins anew with what was settled', () => {
    const pace = new AskingPace();
    pace.note('a', START);
    expect([...pace.due(['a', 'b'], START)]).toEqual(['b']);
    pace.due(['b'], START);
    expect([...pace.due(['a', 'b'], START)]).toEqual(['a', 'b']);
  });
});
