import { harmlessLine } from '@/adapters/cli/harmless-line';
import type { Outcome } from '@/adapters/cli/outcome';

/** What is printed of an outcome, for people or as one JSON object, which is there whether it went well or not (P83). */
export function printedOutcome(usage: string, outcome: Outcome, isJson: boolean): string {
  if (!isJson)
    return [...outcome.lines, ...reasonLines(outcome)].map((line) => `${harmlessLine(line)}\n`).join('');
  const command = usage.replace(/ [<[].*$/, '');
  const printed =
    outcome.kind === 'done'
      ? { command, ok: true, data: outcome.data }
      : { command, ok: false, reason: outcome.reason, message: outcome.lines.join('\n') };
  return `${JSON.stringify(printed)}\n`;
}

const reasonLines = (outcome: Outcome): readonly string[] =>
  outcome.kind === 'failed' && outcome.reason.isRetryable ? ['Trying again may help.'] : [];
