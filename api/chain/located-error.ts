import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { pathText, type ChainError } from '@api/chain/chain-error';
import type { ChainSource } from '@api/chain/chain-source';

/** More than anybody reads at once. */
const MAX_ERRORS = 200;

/** An error with its place in the file; line and column count from 1. */
export interface LocatedError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Such as `categories[0].articles[2].price`; empty for the whole file. */
  readonly field: string;
  readonly message: string;
}

/** Finds the line of each error. A missing field is at the object that it is missing from. */
export function locateErrors(source: ChainSource, errors: readonly ChainError[]): readonly LocatedError[] {
  const texts = new Map<string, string>();
  const trees = new Map<string, Node | undefined>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? new TextDecoder().decode(source.get(file));
    texts.set(file, text);
    return text;
  };
  const treeOf = (file: string): Node | undefined => {
    const tree = trees.get(file) ?? parseTree(textOf(file));
    trees.set(file, tree);
    return tree;
  };
  return errors.slice(0, MAX_ERRORS).map(({ file, path, message, offset }) => {
    const found = offset ?? (path.length === 0 ? 0 : offsetOf(treeOf(file), path));
    return { file, ...placeAt(textOf(file), found), field: pathText(path), message };
  });
}

/** `menus/cafe.json:12:9: categories[0].name: Invalid input: expected string`, which editors turn into a link. */
export const errorText = ({ file, line, column, field, message }: LocatedError): string =>
  `${file}:${line}:${column}: ${field === '' ? '' : `${field}: `}${message}`;

function offsetOf(tree: Node | undefined, path: readonly PropertyKey[]): number {
  for (let length = path.length; tree !== undefined && length > 0; length -= 1) {
    const keys = path.slice(0, length).filter((key) => typeof key !== 'symbol');
    const node = findNodeAtLocation(tree, keys);
    if (node !== undefined) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return 0;
}

function placeAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
