import { describe, expect, it } from 'vitest';
import { parseTable } from '@api/chain/parse-table';

describe('parseTable', () => {
  it.each([',', ';', '\t'])(
    'reads a table with %j, also one that begins with the mark of a spreadsheet',
    (sign) => {
      const text = `\ufeff"code"${sign}price\r\nsoup${sign}9.5\r\n`;
      expect(parseTable(text)).toMatchObject({
        ok: true,
        value: { columns: ['code', 'price'], rows: [{ line: 2, cells: { code: 'soup', price: '9.5' } }] },
      });
    },
  );
});
