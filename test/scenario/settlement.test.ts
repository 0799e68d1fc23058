import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedOrder } from '@test/support/api/captured-order';
import { Guest } from '@test/support/api/guest';
import { openTestApi, OPERATOR_TOKEN, type TestApi } from '@test/support/api/open-test-api';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await capturedOrder(api, new Guest(api.origin));
});
afterAll(() => api.close());

const settlement = (words: string) =>
  aShell(new MemoryHome(), '', undefined, { LUCKA_OPERATOR_TOKEN: OPERATOR_TOKEN }).lucka(
    `settlement ${words} --api ${api.origin}`,
  );

describe('lucka settlement', () => {
  it('prints a day by shop and tax, and what the books say', async () => {
    const { exitCode, text } = await settlement('2026-11-21');
    expect([exitCode, text.split('\n')]).toEqual([
      0,
      [
        'Lucka 1, SEK: 1 captured, 25.50; 0 given back, 0.00; 25.50 left',
        'class  rate  gross  net    VAT',
        '-      -     25.50  25.50  0.00',
        'The books of demonstration say the same.',
        '',
      ],
    ]);
    expect((await settlement('2026-11-20')).text).toContain('Nothing was sold');
    expect((await settlement('2026-11-21 --shop 2')).text).toContain('Nothing was sold');
  });

  it('prints the table of a spreadsheet', async () => {
    expect((await settlement('2026-11-21 --csv')).text).toMatch(/^row,date,[^]*\nvat,2026-11-21,1,/);
  });

  it('refuses what is no date', async () => {
    expect((await settlement('yesterday')).exitCode).toBe(1);
  });
});
