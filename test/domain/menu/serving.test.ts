import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { findArticle } from '@/domain/menu/find-article';
import { formatServing } from '@/domain/menu/format-serving';
import type { Article } from '@/domain/menu/menu';
import { isServed, menuAt, nextServing } from '@/domain/menu/serving';
import { walkMenu } from '@/domain/menu/walk-menu';
import { addMs, instant } from '@/domain/shared/instant';
import { isWithinOpeningHours } from '@/domain/shop/is-within-opening-hours';
import { WEEKDAYS } from '@/domain/shop/opening-hours';
import { someMenu } from '@test/support/arbitraries/some-menu';
import { someOpeningHours } from '@test/support/arbitraries/some-opening-hours';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { hours } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { moment } from '@test/support/builders/order-ids';
import { runs } from '@test/support/properties/runs';

const STOCKHOLM = 'Europe/Stockholm';
const BREAKFAST = WEEKDAYS.map((day) => hours(day, '07:00', '10:30'));
const LATE = [hours('Friday', '22:00', '02:00')];

describe('isServed', () => {
  it.each([
    ['at the first minute', BREAKFAST, '2026-11-23T07:00:00+01:00', true],
    ['at the last minute', BREAKFAST, '2026-11-23T10:29:59+01:00', true],
    ['afterwards', BREAKFAST, '2026-11-23T10:30:00+01:00', false],
    ['after midnight', LATE, '2026-11-28T01:59:00+01:00', true],
    ['on the evening of the next day', LATE, '2026-11-28T22:30:00+01:00', false],
    ['at any time where there are no hours', undefined, '2026-11-23T03:00:00+01:00', true],
    ['at any time where none could be read', [], '2026-11-23T03:00:00+01:00', true],
    ['in summer time', BREAKFAST, '2026-03-29T05:00:00Z', true],
    ['in winter time', BREAKFAST, '2026-03-28T05:00:00Z', false],
  ] as const)('decides by the clock of the shop: %s [DEC-110]', (_, servingHours, at, expected) => {
    expect(isServed(servingHours, STOCKHOLM, moment(at))).toBe(expected);
  });
});

describe('nextServing', () => {
  it('has no weekday where the hours are those of each day', () => {
    const next = nextServing(BREAKFAST, STOCKHOLM, moment('2026-11-23T12:00:00+01:00'));
    expect(next).toEqual({ opens: 420, closes: 630, dayOfWeek: undefined });
    expect(next && formatServing(next, 'en')).toBe('07:00–\u206010:30');
  });

  it('has the weekday where days differ', () => {
    const lunch = [hours('Monday', '11:00', '14:00'), hours('Thursday', '11:00', '15:00')];
    const next = nextServing(lunch, STOCKHOLM, moment('2026-11-23T14:00:00+01:00'));
    expect(next).toEqual({ opens: 660, closes: 900, dayOfWeek: 'Thursday' });
    expect(next && ['sv', 'fi'].map((language) => formatServing(next, language as 'sv'))).toEqual([
      'tors 11:00–\u206015:00',
      'to 11:00–\u206015:00',
    ]);
  });
});

describe('menuAt', () => {
  const porridge = anArticle({ code: articleCode('porridge'), servingHours: BREAKFAST });
  const menu = aMenu({ items: [aCategory({ items: [porridge] }), anArticle()] });
  const inMenu = (at: string): Article | undefined =>
    findArticle(menuAt(menu, moment(at)), articleCode('porridge'));

  it('says when a dish is served next that cannot be ordered now', () => {
    const article = inMenu('2026-11-23T12:00:00+01:00');
    expect(article?.servedNext).toEqual({ opens: 420, closes: 630, dayOfWeek: undefined });
    expect(article && isOrderable(article)).toBe(false);
  });

  it('is the same menu while all is served', () => {
    expect(menuAt(menu, moment('2026-11-23T08:00:00+01:00'))).toBe(menu);
  });

  it('marks what is outside its hours and nothing else, with hours that come, on every day of the year', () => {
    const zones = fc.constantFrom(STOCKHOLM, 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia');
    const year = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) };
    fc.assert(
      fc.property(someMenu(), someOpeningHours(), zones, fc.integer(year), (some, openingHours, zone, ms) => {
        const at = instant(ms);
        const timed = aMenu({ items: [...some.items, { ...porridge, servingHours: openingHours }] });
        const now = menuAt({ ...timed, timeZone: zone }, at);
        for (const { article } of walkMenu(now)) {
          const { servedNext } = article;
          const { servingHours = [] } = must(findArticle(now, article.code));
          const shop = { openingHours: servingHours, timeZone: zone };
          const isAlways = servingHours.length === 0;
          expect(servedNext === undefined).toBe(isAlways || isWithinOpeningHours(shop, at));
          if (servedNext === undefined) continue;
          expect(servingHours).toContainEqual(
            expect.objectContaining({ opens: servedNext.opens, closes: servedNext.closes }),
          );
        }
        expect(menuAt(menuAt(timed, at), at)).toEqual(menuAt(timed, at));
      }),
      { numRuns: runs(200) },
    );
  });

  it('changes at no other moment than those of the hours', () => {
    const at = moment('2026-11-23T10:29:59+01:00');
    expect(menuAt(menu, at)).toBe(menu);
    expect(menuAt(menu, addMs(at, 1_000))).not.toBe(menu);
  });
});
