/** One call of a stack, as an engine wrote it or as a source map translated it. */
export interface StackFrame {
  readonly file: string;
  readonly functionName: string | undefined;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The line of the source, where it is known. */
  readonly text?: string;
}

const FRAMES_MAX = 50;
const LINE_MAX_CHARS = 500;
const PLACE = /:(\d{1,7}):(\d{1,7})\)?$/;

/**
 * The frames of a stack, the innermost first, in the form of V8 (`at name (file:1:2)`) and of the others
 * (`name@file:1:2`). Browsers send it, so anything may be in it: lines that are none are left out, and no expression
 * goes back and forth.
 */
export const stackFrames = (stack: string): readonly StackFrame[] =>
  stack
    .split('\n', FRAMES_MAX * 2)
    .flatMap((line) => frameOf(line.slice(0, LINE_MAX_CHARS).trim()))
    .slice(0, FRAMES_MAX);

function frameOf(text: string): readonly StackFrame[] {
  const place = PLACE.exec(text);
  if (place === null) return [];
  const call = text.slice(0, place.index);
  const [name, file] = call.startsWith('at ') ? nameAndFile(call.slice(3), ' (') : nameAndFile(call, '@');
  if (file === '' || /\s/.test(file)) return [];
  const functionName = name.replace(/^async /, '');
  return [
    {
      file,
      functionName: functionName === '' ? undefined : functionName,
      line: Number(place[1]),
      column: Number(place[2]),
    },
  ];
}

function nameAndFile(call: string, separator: string): readonly [name: string, file: string] {
  const at = call.indexOf(separator);
  return at === -1
    ? ['', call.replace(/^async /, '')]
    : [call.slice(0, at), call.slice(at + separator.length)];
}
