interface Accepted {
  readonly tag: string;
  readonly quality: number;
}

const ENTRY = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** More are no visitor's. */
const READ_MAX = 30;

/**
 * The language tags of an `Accept-Language` header, the preferred first; unreadable ones are left out. Source: RFC 9110
 * 12.5.4.
 */
export const acceptedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(',', READ_MAX)
    .flatMap((entry) => parse(entry) ?? [])
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

function parse(entry: string): Accepted | undefined {
  const [, tag, quality = '1'] = ENTRY.exec(entry) ?? [];
  return tag === undefined ? undefined : { tag, quality: Number(quality) };
}
