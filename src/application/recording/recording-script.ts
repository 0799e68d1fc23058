import type { SessionRecording } from '@/application/recording/session-recording';
import { portToken } from '@/domain/ports/port-token';

/** Writes a journey down, so that it can be played again. */
export type RecordingScript = (journey: SessionRecording) => string;

export const RecordingScript = portToken<RecordingScript>('RecordingScript');
