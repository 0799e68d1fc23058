import * as z from 'zod/mini';

import { firstWrongPath } from '@/adapters/contract/first-wrong-path';
import { joinPath, type Mapped } from '@/adapters/http/mapped';
import { err, ok } from '@/domain/shared/result';

/** Called with the path of each value that was left out as unreadable. */
export type OnOmitted = (path: string) => void;

/** Parses a value of a response, or returns the path of its first error. */
export type Reader<Value> = (value: unknown, onOmitted: OnOmitted) => Mapped<Value>;

type Path = readonly PropertyKey[];

/**
 * A reader that leaves out unreadable fields of the given names, at any depth; each must be optional in the schema. Do
 * not name fields whose absence changes what is ordered, paid or allowed.
 */
export function tolerantReader<Schema extends z.core.$ZodType>(
  schema: Schema,
  ...dispensable: readonly string[]
): Reader<z.core.output<Schema>> {
  return (value, onOmitted) => {
    let rest = value;
    const omitted = new Set<string>();
    for (;;) {
      const parsed = z.safeParse(schema, rest);
      if (parsed.success) {
        for (const path of omitted) onOmitted(path);
        return ok(parsed.data);
      }
      const wrong = parsed.error.issues[0]?.path ?? [];
      const path = fieldsAround(wrong, dispensable).find((field) => !omitted.has(nameOf(field)));
      if (path === undefined) return err(firstWrongPath(parsed.error));
      omitted.add(nameOf(path));
      rest = without(rest, path);
    }
  };
}

const nameOf = (path: Path): string => joinPath(...path.map(String));

/**
 * The paths of the dispensable fields around an error, the innermost first. Where that one is required, as the text of
 * a translation, which has the name of a dispensable field, the one around it is left out.
 */
const fieldsAround = (wrong: Path, dispensable: readonly string[]): readonly Path[] =>
  wrong
    .flatMap((key, index) => (dispensable.includes(String(key)) ? [wrong.slice(0, index + 1)] : []))
    .toReversed();

/** A copy without the field; shares everything that is not on its path. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? without(entry, rest) : entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, name === key ? without(field, rest) : field]),
  );
}
