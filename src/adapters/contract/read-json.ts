import { err, ok, type Result } from '@/domain/shared/result';

/** Enough for any menu: a category adds two levels, a nested choice four. */
const JSON_MAX_DEPTH = 128;

const JSON_MAX_VALUES = 200_000;

/**
 * Parses untrusted JSON. Text that is cut off, nested too deep for a recursive reader, or large enough to freeze the
 * page counts as no JSON.
 */
export function readJson(text: string): Result<unknown, 'unreadable'> {
  const parsed = parse(text);
  return parsed.ok && isBounded(parsed.value) ? parsed : err('unreadable');
}

function parse(text: string): Result<unknown, 'unreadable'> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('unreadable');
  }
}

/** Level by level: recursion would overflow on ten thousand nested arrays. */
function isBounded(root: unknown): boolean {
  let level: object[] = isObject(root) ? [root] : [];
  let values = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === JSON_MAX_DEPTH) return false;
    const below: object[] = [];
    for (const parent of level) {
      const children: unknown[] = Object.values(parent);
      values += children.length;
      for (const child of children) if (isObject(child)) below.push(child);
    }
    if (values > JSON_MAX_VALUES) return false;
    level = below;
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
