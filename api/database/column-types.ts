import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

/**
 * How columns are parsed. The driver gives `bigint` as text; the columns hold amounts and ids, which are safe integers,
 * and others must never be rounded silently. `numeric` stays text: no column has it.
 */
export const COLUMN_TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary' ? readBigint : types.getTypeParser(oid, format),
};

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is not a safe integer`);
  return value;
}
