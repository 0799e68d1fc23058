import { err, ok, type Result } from '@/domain/shared/result';

/** The mapped value, or the path of the first unreadable field. */
export type Mapped<Value> = Result<Value, string>;

/** Maps all entries of a list, or fails with the first unreadable one. */
export function mapAll<Dto, Value>(
  list: readonly Dto[],
  path: string,
  toValue: (dto: Dto) => Mapped<Value>,
): Mapped<readonly Value[]> {
  const values: Value[] = [];
  for (const [index, dto] of list.entries()) {
    const mapped = toValue(dto);
    if (!mapped.ok) return err(joinPath(path, String(index), mapped.error));
    values.push(mapped.value);
  }
  return ok(values);
}

export const joinPath = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('.');
