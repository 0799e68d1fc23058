import { joinPath, type OnOmitted, type Reader } from '@/adapters/contract/tolerant';
import { err, ok } from '@/domain/shared/result';

/** The readable entries of a list; where `keyOf` is given, the first one of each key. */
export const lenientList =
  <Value>(read: Reader<Value>, keyOf?: (value: Value) => string | number): Reader<readonly Value[]> =>
  (value, onOmitted) => {
    if (!Array.isArray(value)) return err('');
    const readable = readEntries(value, read, onOmitted);
    return ok(keyOf === undefined ? readable : withoutRepeats(readable, keyOf, onOmitted));
  };

export const readEntries = <Value>(
  entries: readonly unknown[],
  read: Reader<Value>,
  onOmitted: OnOmitted,
): readonly Value[] =>
  entries.flatMap((entry, index) => {
    const at = String(index);
    const result = read(entry, (path) => onOmitted(joinPath(at, path)));
    if (!result.ok) onOmitted(joinPath(at, result.error));
    return result.ok ? [result.value] : [];
  });

/** The first value of each key. */
export function withoutRepeats<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string | number,
  onOmitted: OnOmitted,
): readonly Value[] {
  const seen = new Set<string | number>();
  return values.filter((value) => {
    const key = keyOf(value);
    if (seen.has(key)) onOmitted(`repeated ${key}`);
    return !seen.has(key) && seen.add(key);
  });
}
