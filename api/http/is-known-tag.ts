/** Quoted texts, since a tag may have a comma. */
const TAGS = /(?:W\/)?"[^"]*"/g;

/**
 * Whether the client has what `tag` names. `header` is its `If-None-Match`: tags in a list, or `*` for anything. A tag
 * is the same in its weak form, as a proxy that compresses makes it. Source: RFC 9110, 13.1.2.
 */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(TAGS)].some(([known]) => strong(known) === strong(tag));
}

const strong = (tag: string): string => tag.replace(/^W\//, '');
