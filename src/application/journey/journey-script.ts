import type { Journey } from '@/application/journey/journey';
import { portToken } from '@/domain/ports/port-token';

/** Writes a journey down, so that it can be played again. */
export type JourneyScript = (journey: Journey) => string;

export const JourneyScript = portToken<JourneyScript>('JourneyScript');
