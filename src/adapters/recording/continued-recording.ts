import { readScript } from '@/adapters/recording/read-script';
import { recordingScript } from '@/adapters/recording/recording-script';
import type { SessionRecording } from '@/application/recording/session-recording';
import { RECORDING_MAX_ENTRIES } from '@/application/recording/record-session';
import { parseInstant } from '@/domain/shared/instant';

/** An older recording belongs to another visit. */
const JOURNEY_MAX_MS = 24 * 60 * 60_000;

/**
 * A recording together with what happened since in another process. A recording that is too long, too old or
 * unreadable starts anew from the current state.
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
