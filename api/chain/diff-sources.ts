import { isDeepStrictEqual } from 'node:util';
import type { ChainSource } from '@api/chain/chain-source';
import { parseJson } from '@api/chain/parse-json';

/** A difference between two chains, in the words of their files. */
export interface FileChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly file: string;
  /** Such as `categories[drinks].articles[coffee].price`; empty for a whole file. */
  readonly field: string;
  /** Undefined for an object, a list and a picture. */
  readonly before?: Value;
  readonly after?: Value;
}

type Value = string | number | boolean | null;

/**
 * What differs, in the order of the files. Entries of lists are found by their code, id or name wherever they stand.
 */
export function diffSources(before: ChainSource, after: ChainSource): readonly FileChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return files.flatMap((file): readonly FileChange[] => {
    const [one, other] = [before.get(file), after.get(file)];
    if (one === undefined) return [{ kind: 'added', file, field: '' }];
    if (other === undefined) return [{ kind: 'removed', file, field: '' }];
    if (Buffer.compare(one, other) === 0) return [];
    if (!file.endsWith('.json')) return [{ kind: 'changed', file, field: '' }];
    const changes = [...diffValues(jsonOf(file, one), jsonOf(file, other), '')];
    // Other spaces and line breaks alone.
    if (changes.length === 0) return [{ kind: 'changed', file, field: '' }];
    return changes.map((change) => ({ ...change, file }));
  });
}

/** `changed menus/lunch.json dishes.soup.price: 9.5 → 10` */
export function changeText({ kind, file, field, before, after }: FileChange): string {
  const values =
    before === undefined && after === undefined
      ? ''
      : `: ${[before, after].flatMap((value) => (value === undefined ? [] : [JSON.stringify(value)])).join(' → ')}`;
  return `${kind} ${file}${field === '' ? '' : ` ${field}`}${values}`;
}

const jsonOf = (file: string, bytes: Uint8Array): unknown => {
  const json = parseJson(file, bytes);
  return json.ok ? json.value : undefined;
};

type FieldChange = Omit<FileChange, 'file'>;

function* diffValues(before: unknown, after: unknown, field: string): Generator<FieldChange> {
  if (isDeepStrictEqual(before, after)) return;
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  if (one === undefined || other === undefined || Array.isArray(before) !== Array.isArray(after)) {
    yield { kind: 'changed', field, ...valueOf('before', before), ...valueOf('after', after) };
    return;
  }
  let isOnlyMoved = true;
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const at = Array.isArray(before) ? `${field}[${key}]` : `${field}.${key}`.replace(/^\./, '');
    const changes = one.has(key)
      ? other.has(key)
        ? [...diffValues(one.get(key), other.get(key), at)]
        : [{ kind: 'removed' as const, field: at, ...valueOf('before', one.get(key)) }]
      : [{ kind: 'added' as const, field: at, ...valueOf('after', other.get(key)) }];
    if (changes.length > 0) isOnlyMoved = false;
    yield* changes;
  }
  if (isOnlyMoved) yield { kind: 'changed', field };
}

/** The entries of an object or a list by their names; undefined for anything else. */
function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const named = new Map(value.map((entry, index) => [nameOf(entry) ?? String(index), entry]));
  return named.size === value.length ? named : new Map(value.map((entry, index) => [String(index), entry]));
}

function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = new Map(Object.entries(entry));
  const name: unknown = ['code', 'id', 'group']
    .map((key) => fields.get(key))
    .find((each) => each !== undefined);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

const valueOf = (side: 'before' | 'after', value: unknown): Partial<Record<'before' | 'after', Value>> =>
  isValue(value) ? { [side]: value } : {};

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
