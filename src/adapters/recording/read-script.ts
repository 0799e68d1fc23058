import * as z from 'zod/mini';

import { firstWrongPath } from '@/adapters/contract/first-wrong-path';
import { readJson } from '@/adapters/contract/read-json';
import { heading, step, type Script } from '@/adapters/recording/step';
import { err, ok, type Result } from '@/domain/shared/result';

/** The first unreadable line, counted from 1, and its error. */
export interface ScriptError {
  readonly line: number;
  readonly field: string;
}

/**
 * Parses a script: one JSON object per line, the heading first; empty lines and those that begin with `//` are
 * ignored.
 */
export function readScript(text: string): Result<Script, ScriptError> {
  const lines = text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('//'));
  const [first, ...others] = lines;
  const head = readLine(first ?? { number: 1, text: '' }, heading);
  if (!head.ok) return head;
  const steps = [];
  for (const line of others) {
    const read = readLine(line, step);
    if (!read.ok) return read;
    steps.push(read.value);
  }
  return ok({ heading: head.value, steps });
}

export const writeScript = (script: Script): string =>
  `${[script.heading, ...script.steps].map((line) => JSON.stringify(line)).join('\n')}\n`;

function readLine<Schema extends z.core.$ZodType>(
  line: { readonly number: number; readonly text: string },
  schema: Schema,
): Result<z.core.output<Schema>, ScriptError> {
  const json = readJson(line.text);
  if (!json.ok) return err({ line: line.number, field: '' });
  const parsed = z.safeParse(schema, json.value);
  return parsed.success ? ok(parsed.data) : err({ line: line.number, field: firstWrongPath(parsed.error) });
}
