import { joinPath, type Mapped } from '@/adapters/http/mapped';
import type { OnOmitted, Reader } from '@/adapters/http/tolerant-reader';

/** The readable entries of a list. */
export function readEntries<Value>(
  entries: readonly unknown[],
  path: string,
  read: Reader<Value>,
  onOmitted: OnOmitted,
): readonly Value[] {
  return entries.flatMap((entry, index) => {
    const at = joinPath(path, String(index));
    const value = read(entry, (inEntry) => onOmitted(joinPath(at, inEntry)));
    if (value.ok) return [value.value];
    onOmitted(joinPath(at, value.error));
    return [];
  });
}

/** Maps the value of a reader. */
export const readThen =
  <Dto, Value>(
    read: Reader<Dto>,
    toValue: (dto: Dto, onOmitted: OnOmitted) => Mapped<Value>,
  ): Reader<Value> =>
  (value, onOmitted) => {
    const dto = read(value, onOmitted);
    return dto.ok ? toValue(dto.value, onOmitted) : dto;
  };

/** The first entry of each key; repeated ones are discarded. */
export function withoutRepeats<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string | number,
  path: string,
  onOmitted: OnOmitted,
): readonly Value[] {
  const seen = new Set<string | number>();
  return values.filter((value) => {
    const key = keyOf(value);
    if (seen.has(key)) onOmitted(joinPath(path, `repeated ${key}`));
    return !seen.has(key) && seen.add(key);
  });
}
