import { parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ChainError } from '@api/chain/chain-error';
import { decodedText } from '@api/chain/decoded-text';

/** Deeper than any menu, and little enough for a recursive reader. */
const MAX_DEPTH = 100;

/** Escaped only where they are no characters of a text; PostgreSQL stores neither. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][\da-f]{2})/;

/** A file as JSON; the error has the place where reading stopped. */
export function parseJson(file: string, bytes: Uint8Array): Result<unknown, ChainError> {
  const text = decodedText(bytes);
  if (text === undefined) return err({ file, path: [], message: 'It is not UTF-8 text' });
  const tooDeep = offsetBelow(text, MAX_DEPTH);
  if (tooDeep !== undefined)
    return err({ file, path: [], offset: tooDeep, message: `More than ${MAX_DEPTH} levels` });
  try {
    const value: unknown = JSON.parse(text);
    return UNSTORABLE.test(JSON.stringify(value))
      ? err({ file, path: [], message: 'It has a character that no text has: NUL, or half of a character' })
      : ok(value);
  } catch {
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true, allowEmptyContent: false });
    const [first] = errors;
    const problem = first === undefined ? 'invalid text' : printParseErrorCode(first.error);
    return err({
      file,
      path: [],
      offset: first?.offset ?? 0,
      message: `It is not JSON: ${inWords(problem)}`,
    });
  }
}

/** `CommaExpected` as `comma expected`. */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

/** Where the text has more open brackets than allowed; brackets inside strings do not count. */
function offsetBelow(text: string, maxDepth: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const sign = text[offset];
    if (isInString && sign === '\\') offset += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > maxDepth) return offset;
  }
  return undefined;
}
