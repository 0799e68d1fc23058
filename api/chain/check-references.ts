import type { ChainError } from '@api/chain/chain-error';
import type { ChainFiles } from '@api/chain/chain-files';
import { isDrawnEmoji } from '@api/chain/pictures/emoji-file';
import { namesIn, type ChainName, type ReferenceKind } from '@api/chain/chain-references';

/** An article may be on several menus, with a different price on each, and a VAT class in several tables. */
const MAY_REPEAT: ReadonlySet<ReferenceKind> = new Set<ReferenceKind>(['article', 'VAT class']);

/** Undefined names, duplicate names and cycles. */
export function checkReferences(files: ChainFiles): readonly ChainError[] {
  const names = [...namesIn(files)];
  const given = names.filter(([role]) => role === 'given').map(([, name]) => name);
  const used = names.filter(([role]) => role === 'used').map(([, name]) => name);
  const known = new Set(given.map(keyOf));
  const unknown = used
    .filter((name) => !known.has(keyOf(name)) && !(name.kind === 'picture' && isDrawnEmoji(name.name)))
    .map((name) => errorAt(name, `There is no ${name.kind} ${name.name}`));
  return [...unknown, ...repetitions(given), ...circles(used)];
}

function repetitions(given: readonly ChainName[]): ChainError[] {
  const first = new Map<string, ChainName>();
  return given.flatMap((name) => {
    const before = first.get(keyOf(name));
    if (before === undefined) first.set(keyOf(name), name);
    return before === undefined || MAY_REPEAT.has(name.kind)
      ? []
      : [errorAt(name, `The ${name.kind} ${name.name} is also in ${before.file}`)];
  });
}

function circles(used: readonly ChainName[]): ChainError[] {
  const inside = new Map<string, string[]>();
  for (const name of used) {
    for (const outer of name.within ?? []) {
      const key = keyOf({ kind: name.kind, name: outer });
      inside.set(key, [...(inside.get(key) ?? []), keyOf(name)]);
    }
  }
  const reaches = (from: string, to: string): boolean => {
    const reached = new Set([from]);
    for (const key of reached) for (const next of inside.get(key) ?? []) reached.add(next);
    return reached.has(to);
  };
  return used
    .filter((name) => name.within?.some((outer) => reaches(keyOf(name), keyOf({ ...name, name: outer }))))
    .map((name) => errorAt(name, `The ${name.kind} ${name.name} contains itself`));
}

const keyOf = ({ kind, name }: Pick<ChainName, 'kind' | 'name'>): string => `${kind} ${name}`;

const errorAt = ({ file, path }: ChainName, message: string): ChainError => ({ file, path, message });
