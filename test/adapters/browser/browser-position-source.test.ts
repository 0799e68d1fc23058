import { describe, expect, it } from 'vitest';

import { BrowserPositionSource } from '@/adapters/browser/browser-position-source';
import { ManualClock } from '@test/support/memory/manual-clock';

type Ask = Geolocation['getCurrentPosition'];

const open = (getCurrentPosition: Ask | undefined, clock = new ManualClock()): BrowserPositionSource =>
  new BrowserPositionSource(getCurrentPosition && { getCurrentPosition }, clock);

const at = (latitude: number, longitude: number): GeolocationPosition =>
  ({ coords: { latitude, longitude, accuracy: 5 } }) as unknown as GeolocationPosition;

const failing =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError);

describe('BrowserPositionSource', () => {
  it('asks for five seconds, without high accuracy, for a position up to a minute old [GEO-03, GEO-04, GEO-05]', async () => {
    const asked: (PositionOptions | undefined)[] = [];
    await open((found, _, options) => {
      asked.push(options);
      found(at(59.3, 18));
    }).current();
    expect(asked).toEqual([{ timeout: 5_000, enableHighAccuracy: false, maximumAge: 60_000 }]);
  });

  it('returns the place, and nothing else of the position', async () => {
    expect(await open((found) => found(at(59.3, 18))).current()).toEqual({
      ok: true,
      value: { latitude: 59.3, longitude: 18 },
    });
  });

  it('fails after five seconds without an answer to the permission question [GEO-03]', async () => {
    const clock = new ManualClock();
    const answer = open(() => undefined, clock).current();
    await clock.advance(4_999);
    expect(clock.pending).toBe(1);
    await clock.advance(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timedOut' } });
  });

  it('ignores a late position', async () => {
    const clock = new ManualClock();
    let late: (() => void) | undefined;
    const answer = open((found) => (late = () => found(at(1, 1))), clock).current();
    await clock.advance(5_000);
    late?.();
    expect(await answer).toMatchObject({ ok: false });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timedOut'],
  ])('maps the failure %i to %s', async (code, kind) => {
    expect(await open(failing(code)).current()).toEqual({ ok: false, error: { kind } });
  });

  it.each<[string, Ask | undefined]>([
    ['has no positions', undefined],
    [
      'forbids the question',
      () => {
        throw new Error('permissions policy');
      },
    ],
    ['answers no place on earth', (found) => found(at(Number.NaN, 18))],
  ])('is unavailable where the browser %s', async (_, ask) => {
    const clock = new ManualClock();
    expect(await open(ask, clock).current()).toEqual({ ok: false, error: { kind: 'unavailable' } });
    expect(clock.pending).toBe(0);
  });
});
