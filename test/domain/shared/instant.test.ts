import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMs, formatInstant, instant, parseInstant } from '@/domain/shared/instant';

const NOON = instant(Date.UTC(2026, 10, 21, 12));

const someInstant = () =>
  fc
    .date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9998-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => instant(date.getTime()));

describe('parseInstant', () => {
  it.each([
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:00Z',
    '2026-11-21t12:00:00z',
    '2026-11-21T12:00:00.0000000Z',
    '2026-11-21T13:00:00+01:00',
    '2026-11-21T13:00:00+0100',
    '2026-11-21T08:30:00.000-03:30',
    '2026-11-22T11:59:00+23:59',
    '2026-11-20T12:01:00-23:59',
  ])('parses %s', (iso) => {
    expect(parseInstant(iso)).toBe(NOON);
  });

  it('keeps milliseconds and drops smaller units', () => {
    expect(parseInstant('2026-11-21T12:00:00.5Z')).toBe(addMs(NOON, 500));
    expect(parseInstant('2026-11-21T12:00:00.1239999Z')).toBe(addMs(NOON, 123));
  });

  it('rejects a time without an offset, which would depend on the device', () => {
    expect(parseInstant('2026-11-21T12:00:00')).toBeUndefined();
  });

  it.each([
    '',
    'now',
    '2026-11-21',
    '2026-02-30T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T12:60:00Z',
    '2026-11-21T12:00:00+24:00',
    '2026-11-21T12:00:00+01:60',
    '2026-11-21 12:00:00Z',
    ' 2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00Z ',
    '2026-11-21T12:00:00Z or so',
  ])('rejects %j', (iso) => {
    expect(parseInstant(iso)).toBeUndefined();
  });

  it('parses what was formatted, whatever the time', () => {
    fc.assert(
      fc.property(someInstant(), (at) => {
        expect(parseInstant(formatInstant(at))).toBe(at);
      }),
    );
  });
});

describe('instant', () => {
  it('is a whole millisecond', () => {
    expect(instant(1.9)).toBe(1);
  });
});
