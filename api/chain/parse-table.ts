import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { err, ok, type Result } from '@/domain/shared/result';

export interface TableRow {
  /** Of its end, counted from 1. */
  readonly line: number;
  /** By column; a missing one is empty. */
  readonly cells: Readonly<Record<string, string>>;
}

/** An error in a line of a table; the first line has the names of the columns. */
export interface TableError {
  readonly line: number;
  /** Empty for the whole line. */
  readonly column: string;
  readonly message: string;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

const DELIMITERS = [',', ';', '\t'];

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** A table as spreadsheets write it: CSV with commas, semicolons or tabs. */
export function parseTable(text: string): Result<Table, TableError> {
  const [first = ''] = text.split('\n');
  const countOf = (sign: string): number => first.split(sign).length;
  const delimiter = DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
  try {
    const records = parse(text, { bom: true, delimiter, info: true, relaxColumnCount: true, trim: true });
    const [head, ...rows] = parsed.parse(records);
    const columns = head?.record ?? [];
    return ok({
      columns,
      rows: rows.map(({ record, info }) => ({
        line: info.lines,
        cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])),
      })),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = Object(error);
    return err({
      line: typeof lines === 'number' ? lines : 1,
      column: '',
      message: `It is not CSV: ${error.message}`,
    });
  }
}
