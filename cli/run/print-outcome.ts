import { printableLine } from '@cli/terminal/printable-line';
import type { Outcome } from '@cli/command/outcome';
import { wordsOf } from '@cli/command/usage';
import { formatInstant, type Instant } from '@/domain/shared/instant';

export interface Printing {
  readonly isJson: boolean;
  readonly hasColours: boolean;
}

/** Formats an outcome for people or as one JSON object, on success and on failure (PAIN-83). */
export function printedOutcome(usage: string, outcome: Outcome, { isJson, hasColours }: Printing): string {
  if (!isJson)
    return linesOf(outcome, hasColours)
      .map((line) => `${line}\n`)
      .join('');
  const command = wordsOf(usage);
  const printed =
    outcome.kind === 'done'
      ? { command, ok: true, ...asOfField(outcome.asOf), data: outcome.data }
      : { command, ok: false, reason: outcome.reason, message: outcome.lines.join('\n') };
  return `${JSON.stringify(printed)}\n`;
}

function linesOf(outcome: Outcome, hasColours: boolean): readonly string[] {
  const lines = outcome.lines.map(printableLine);
  if (outcome.kind === 'done') {
    return outcome.asOf === undefined ? lines : [`As of ${formatInstant(outcome.asOf)}`, ...lines];
  }
  const hints = outcome.reason.isRetryable ? ['Trying again may help.'] : [];
  return hasColours ? [...lines.map(red), ...hints.map(faint)] : [...lines, ...hints];
}

const asOfField = (asOf: Instant | undefined) => (asOf === undefined ? {} : { asOf: formatInstant(asOf) });

const red = (line: string): string => `\u001b[31m${line}\u001b[39m`;
const faint = (line: string): string => `\u001b[2m${line}\u001b[22m`;
