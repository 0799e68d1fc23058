import type { SessionRecording } from '@/application/recording/session-recording';
import { portToken } from '@/domain/ports/port-token';

/** Formats a recording, so that it can be replayed. */
export type RecordingScript = (journey: SessionRecording) => string;

export const RecordingScript = portToken<RecordingScript>('RecordingScript');
