import { type Container, hasItems } from '@/adapters/contract/has-items';
import { type CategoryCode, parseCategoryCode } from '@/domain/menu/menu';
import { foldText } from '@/domain/shared/fold-text';

/**
 * The code of each category in a list. A missing code, or one that cannot stand in a path, is replaced by one made
 * from the name, so that the address stays the same between visits; `onReplaced` receives the index of the latter.
 * Source: spec §3 Menu, DEC-44.
 */
export function categoryCodes(
  entries: readonly unknown[],
  onReplaced: (index: number) => void,
): ReadonlyMap<unknown, CategoryCode> {
  const containers = entries.filter(hasItems);
  const codes = new Map(containers.flatMap((entry) => ownCode(entry)));
  const used = new Set(codes.values());
  for (const [index, entry] of entries.entries()) {
    if (!hasItems(entry) || codes.has(entry)) continue;
    const code = freeCode(textOf(entry, 'name'), used);
    codes.set(entry, code);
    used.add(code);
    if ('code' in entry && entry.code !== null && entry.code !== undefined) onReplaced(index);
  }
  return codes;
}

function ownCode(entry: Container): readonly (readonly [Container, CategoryCode])[] {
  const code = parseCategoryCode(textOf(entry, 'code'));
  return code === undefined ? [] : [[entry, code]];
}

function textOf(entry: Container, field: string): string {
  const value: unknown = Object.entries(entry).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

/** Whole code points: half of a surrogate pair makes no code. */
const NAME_MAX_CHARS = 60;

function freeCode(name: string, used: ReadonlySet<CategoryCode>): CategoryCode {
  const words =
    foldText(name)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? '';
  const base = [...words].slice(0, NAME_MAX_CHARS).join('') || 'category';
  for (let count = 1; ; count += 1) {
    const code = parseCategoryCode(count === 1 ? base : `${base}-${count}`);
    if (code !== undefined && !used.has(code)) return code;
  }
}
