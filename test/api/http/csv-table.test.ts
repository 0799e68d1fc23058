import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvTable } from '@api/http/csv-table';
import { runs } from '@test/support/properties/runs';

describe('csvTable', () => {
  it('quotes by RFC 4180, and ends each row with CRLF', () => {
    expect(csvTable([['shop', 'Lucka 1', 'a"b', 'x;y', 'two\nlines', -5.5]])).toBe(
      'shop,"Lucka 1","a""b","x;y","two\nlines",-5.5\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(1)', ' =1', '\t=1', '\r\n=1', '＝1'])(
    'begins %j with an apostrophe, so that no spreadsheet computes it',
    (text) => {
      expect(csvTable([[text]])).toMatch(/^"?'/);
    },
  );

  it('never has a cell that a spreadsheet computes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [row = ''] = csvTable([[text]]).split('\r\n', 1);
        expect(row.replace(/^"/, '').trimStart()).not.toMatch(/^[=+\-@]/);
      }),
      { numRuns: runs(500) },
    );
  });
});
