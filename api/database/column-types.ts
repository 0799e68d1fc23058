import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

/**
 * How columns are read. The driver gives `bigint` as text; ours hold amounts and ids, which are safe integers, and one
 * that is not must never be rounded in silence. `numeric` stays text: no column of ours has it.
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
