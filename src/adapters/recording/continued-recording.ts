import { readScript } from '@/adapters/recording/read-script';
import { recordingScript } from '@/adapters/recording/recording-script';
import type { SessionRecording } from '@/application/recording/session-recording';
import { RECORDING_MAX_ENTRIES } from '@/application/recording/record-session';
import { parseInstant } from '@/domain/shared/instant';

/** What is older than this began another journey. */
const JOURNEY_MAX_MS = 24 * 60 * 60_000;

/**
 * A report and what was done since, in another process. What is too long or too old to be one journey begins anew, with
 * how things stand; so does one that cannot be read.
 */
export function continuedRecording(
  before: string | undefined,
  journey: SessionRecording,
): string | undefined {
  if (journey.entries.length === 0) return before;
  const [earlier, later] = [readScript(before ?? ''), readScript(recordingScript(journey, false))];
  const start = earlier.ok ? parseInstant(earlier.value.heading.start) : undefined;
  if (before === undefined || !earlier.ok || !later.ok || start === undefined)
    return recordingScript(journey);
  const sinceMs = journey.startedAt - start;
  const count = earlier.value.steps.length + later.value.steps.length;
  if (sinceMs < 0 || sinceMs > JOURNEY_MAX_MS || count > RECORDING_MAX_ENTRIES)
    return recordingScript(journey);
  const lastMs = earlier.value.steps.at(-1)?.at ?? 0;
  const steps = later.value.steps.map((step) => ({
    ...step,
    at: Math.max(step.at + sinceMs, lastMs + step.at),
  }));
  return before + steps.map((step) => `${JSON.stringify(step)}\n`).join('');
}
