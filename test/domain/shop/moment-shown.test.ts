import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { momentShown } from '@/domain/shop/moment-shown';
import { momentOf, walkClock, type WalkedClock } from '@test/support/oracles/hours-by-the-minute';
import { runs } from '@test/support/properties/runs';

const MINUTE_MS = 60_000;
const DAYS_WALKED = 6;

/** Each zone around a missing and a doubled time. */
const CHANGES = [
  ['Europe/Stockholm', '2026-03-26T12:00:00Z', '2026-10-22T12:00:00Z'],
  ['Europe/Helsinki', '2026-03-26T12:00:00Z', '2026-10-22T12:00:00Z'],
  ['Europe/London', '2026-03-26T12:00:00Z', '2026-10-22T12:00:00Z'],
  ['America/St_Johns', '2026-03-05T12:00:00Z', '2026-10-29T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-01T12:00:00Z', '2026-04-02T12:00:00Z'],
] as const;

const wallMsOf = (shown: string): number => Date.parse(`${shown.replace(' ', 'T')}:00Z`);

/** The minute that first shows it; where none does, the time moves by as much as is skipped. */
function minuteByForce({ shown }: WalkedClock, wanted: string): number {
  const first = shown.indexOf(wanted);
  if (first >= 0) return first;
  const next = shown.findIndex((text) => text > wanted);
  const skippedMs = wallMsOf(shown[next] ?? '') - wallMsOf(shown[next - 1] ?? '') - MINUTE_MS;
  const later = new Date(wallMsOf(wanted) + skippedMs).toISOString().slice(0, 16).replace('T', ' ');
  return shown.indexOf(later);
}

describe('momentShown', () => {
  it.each(
    CHANGES.flatMap(([zone, missing, doubled]) => [[zone, missing] as const, [zone, doubled] as const]),
  )(
    'is the first minute that shows it, or moves forward with a clock that skips it: %s after %s',
    (zone, from) => {
      const clock = walkClock(zone, from, DAYS_WALKED);
      const firstWall = wallMsOf(clock.shown[1_440] ?? '');
      const minutes = fc.integer({ min: 0, max: (DAYS_WALKED - 2) * 1_440 });
      fc.assert(
        fc.property(minutes, (minute) => {
          const wall = firstWall + minute * MINUTE_MS;
          const wanted = new Date(wall).toISOString().slice(0, 16).replace('T', ' ');
          expect(momentShown(zone, wall)).toBe(momentOf(clock, minuteByForce(clock, wanted)));
        }),
        { numRuns: runs(300) },
      );
    },
  );

  it.each([
    ['Europe/Stockholm', '2026-03-29T02:30Z', '2026-03-29T01:30Z'],
    ['Europe/Stockholm', '2026-03-29T02:00Z', '2026-03-29T01:00Z'],
    ['Europe/Stockholm', '2026-10-25T02:30Z', '2026-10-25T00:30Z'],
    ['Europe/Helsinki', '2026-03-29T03:30Z', '2026-03-29T01:30Z'],
    ['Europe/London', '2026-03-29T01:30Z', '2026-03-29T01:30Z'],
    ['America/St_Johns', '2026-03-08T02:30Z', '2026-03-08T06:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15Z', '2026-10-03T15:45Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45Z', '2026-04-04T14:45Z'],
  ])('%s at %s is %s', (zone, wall, moment) => {
    expect(momentShown(zone, Date.parse(wall))).toBe(instant(Date.parse(moment)));
  });
});
