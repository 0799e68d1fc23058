import { err, ok, type Result } from '@/domain/shared/result';

/** Deep enough for any menu: a category adds two levels, a nested choice four. */
const JSON_MAX_DEPTH = 128;

const JSON_MAX_VALUES = 200_000;

/**
 * Reads JSON that is not trusted: what is cut, too deep for a recursive reader or too large to be looked at without
 * the page standing still is no JSON for us.
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

/** Level by level instead of by recursion, which ten thousand nested arrays would overflow. */
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
