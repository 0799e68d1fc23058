import * as z from 'zod/mini';

import { firstWrongPath } from '@/adapters/contract/first-wrong-path';
import { err, ok, type Result } from '@/domain/shared/result';

/** Called with the path of each value that was left out as unreadable. */
export type OnOmitted = (path: string) => void;

/** Reads a value of a response, or returns the path of its first error. */
export type Reader<Value> = (value: unknown, onOmitted: OnOmitted) => Result<Value, string>;

/** What of a value may be left out: nothing that changes what is ordered, paid or allowed. */
interface Tolerance {
  /** Names of fields, at any depth; each must be optional in the schema. */
  readonly fields: readonly string[];
  /** Names of fields that are a `lenientEntries`: of these, single entries are left out. */
  readonly lists?: readonly string[];
}

type Path = readonly PropertyKey[];

/** All or nothing. */
export const strict =
  <Schema extends z.core.$ZodType>(schema: Schema): Reader<z.core.output<Schema>> =>
  (value) => {
    const read = z.safeParse(schema, value);
    return read.success ? ok(read.data) : err(firstWrongPath(read.error));
  };

/** Leaves out what is unreadable and may be. */
export function tolerant<Schema extends z.core.$ZodType>(
  schema: Schema,
  tolerance: Tolerance,
): Reader<z.core.output<Schema>> {
  return (value, onOmitted) => {
    const omitted = new Map<string, Path>();
    let rest = value;
    for (;;) {
      const read = z.safeParse(schema, rest);
      if (read.success) {
        for (const path of omitted.values()) onOmitted(nameOf(path));
        return ok(read.data);
      }
      const before = new Set(omitted.keys());
      for (const { path: wrong } of read.error.issues) {
        const part = partsAround(wrong, tolerance).find((each) => !before.has(nameOf(each)));
        if (part === undefined) return err(nameOf(wrong));
        const isEntry = typeof part.at(-1) === 'number';
        omitted.set(nameOf(part), isEntry ? wrong : part);
        rest = without(rest, part);
      }
    }
  };
}

export const joinPath = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('.');

const nameOf = (path: Path): string => joinPath(...path.map(String));

/**
 * The paths of the parts around an error that may be left out, the innermost first. Where that one is required, as the
 * text of a translation, which has the name of such a field, the one around it is left out.
 */
const partsAround = (wrong: Path, { fields, lists = [] }: Tolerance): readonly Path[] =>
  wrong
    .flatMap((key, index) => {
      const mayGo =
        typeof key === 'number' ? lists.includes(String(wrong[index - 1])) : fields.includes(String(key));
      return mayGo ? [wrong.slice(0, index + 1)] : [];
    })
    .toReversed();

/** A copy without a field, or with a hole for an entry; shares everything that is not on the path. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? without(entry, rest) : entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, name === key ? without(field, rest) : field]),
  );
}
