import { readScript } from '@/adapters/recording/read-script';
import { recordingScript } from '@/adapters/recording/recording-script';
import type { SessionRecording } from '@/application/recording/session-recording';
import { RECORDING_MAX_ENTRIES } from '@/application/recording/record-session';
import { parseInstant } from '@/domain/shared/instant';

/** An older recording belongs to another visit. */
const RECORDING_MAX_MS = 24 * 60 * 60_000;

/**
 * A recording together with what happened since in another process. A recording that is too long, too old or
 * unreadable starts anew from the current state.
 */
export function continuedRecording(
  before: string | undefined,
  recording: SessionRecording,
): string | undefined {
  if (recording.entries.length === 0) return before;
  const [earlier, later] = [readScript(before ?? ''), readScript(recordingScript(recording, false))];
  const start = earlier.ok ? parseInstant(earlier.value.heading.start) : undefined;
  if (before === undefined || !earlier.ok || !later.ok || start === undefined)
    return recordingScript(recording);
  const sinceMs = recording.startedAt - start;
  const count = earlier.value.steps.length + later.value.steps.length;
  if (sinceMs < 0 || sinceMs > RECORDING_MAX_MS || count > RECORDING_MAX_ENTRIES)
    return recordingScript(recording);
  const lastMs = earlier.value.steps.at(-1)?.at ?? 0;
  const steps = later.value.steps.map((step) => ({
    ...step,
    at: Math.max(step.at + sinceMs, lastMs + step.at),
  }));
  return before + steps.map((step) => `${JSON.stringify(step)}\n`).join('');
}
