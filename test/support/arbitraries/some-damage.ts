import fc from 'fast-check';

/** What other software, an old version or a broken disk may have left in place of a value. */
export const someForeignValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, '', [], {}, '\uD800', '__proto__', 'NaN'),
    fc.constantFrom<unknown>(
      JSON.parse('{"__proto__":{"polluted":true}}'),
      JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
    ),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** The value with one place of it replaced, removed or joined by something foreign. */
export const someDamaged = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .record({ at: fc.nat(), foreign: someForeignValue(), way: fc.constantFrom('replace', 'remove', 'add') })
    .map(({ at, foreign, way }) => {
      const places = placesOf(value);
      return damaged(value, places[at % places.length] ?? [], foreign, way);
    });

type Path = readonly string[];

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const placesOf = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isContainer(value) ? Object.keys(value).flatMap((key) => placesOf(value[key], [...path, key])) : []),
];

function damaged(value: unknown, [key, ...rest]: Path, foreign: unknown, way: string): unknown {
  if (key === undefined || !isContainer(value)) return foreign;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = damaged(value[key], rest, foreign, way);
  else if (way === 'remove') Reflect.deleteProperty(copy, key);
  else if (way === 'add') Object.defineProperty(copy, `${key}2`, { value: foreign, enumerable: true });
  else copy[key] = foreign;
  return copy;
}

/** JSON with a place broken: cut, or with some characters of it replaced. */
export const someBrokenText = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc
      .record({ at: fc.nat({ max: text.length }), put: fc.string({ maxLength: 3 }) })
      .map(({ at, put }) => text.slice(0, at) + put + text.slice(at + 1)),
    fc.string(),
  );
