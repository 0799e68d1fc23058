import { describe, expect, it } from 'vitest';

import { formatDate } from '@/domain/shared/format-time';
import { LANGUAGES } from '@/domain/shared/language';
import { moment } from '@test/support/builders/order-ids';
import { textsIn } from '@test/support/catalogues';

const NOON = moment('2026-11-21T12:00:00+01:00');

describe.each(LANGUAGES)('a text with a date, in %s', (language) => {
  it('puts one full stop at most after a date', () => {
    const date = formatDate(NOON, 'Europe/Stockholm', language);
    const texts = Object.values(textsIn(language)).filter((text) => text.includes('{{date}}'));
    expect(texts).not.toEqual([]);
    expect(texts.map((text) => text.replace('{{date}}', date)).filter((text) => text.includes('..'))).toEqual(
      [],
    );
  });
});
