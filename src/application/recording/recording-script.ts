import type { Journey } from '@/application/recording/session-recording';
import { portToken } from '@/domain/ports/port-token';

/** Writes a journey down, so that it can be played again. */
export type JourneyScript = (journey: Journey) => string;

export const JourneyScript = portToken<JourneyScript>('JourneyScript');
