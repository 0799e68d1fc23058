import * as z from 'zod/mini';

import { firstWrongPath } from '@/adapters/json/first-wrong-path';
import { joinPath, type Mapped } from '@/adapters/http/mapped';

/** Told of an entry that was left out, by the path of what is wrong in it. */
export type OnDropped = (path: string) => void;

/** The readable entries of a list of which one bad entry should not take the others along. */
export function readEntries<Schema extends z.core.$ZodType, Value>(
  entries: readonly unknown[],
  path: string,
  schema: Schema,
  toValue: (dto: z.core.output<Schema>) => Mapped<Value>,
  onDropped: OnDropped,
): readonly Value[] {
  return entries.flatMap((entry, index) => {
    const read = readEntry(entry, schema, toValue);
    if (read.ok) return [read.value];
    onDropped(joinPath(path, String(index), read.error));
    return [];
  });
}

function readEntry<Schema extends z.core.$ZodType, Value>(
  entry: unknown,
  schema: Schema,
  toValue: (dto: z.core.output<Schema>) => Mapped<Value>,
): Mapped<Value> {
  const parsed = z.safeParse(schema, entry);
  return parsed.success ? toValue(parsed.data) : { ok: false, error: firstWrongPath(parsed.error) };
}

/** The first entry of each key; a repeated one is dropped, since it could not be told from the first. */
export function withoutRepeats<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string | number,
  path: string,
  onDropped: OnDropped,
): readonly Value[] {
  const seen = new Set<string | number>();
  return values.filter((value) => {
    const key = keyOf(value);
    if (seen.has(key)) onDropped(joinPath(path, `repeated ${key}`));
    return !seen.has(key) && seen.add(key);
  });
}
