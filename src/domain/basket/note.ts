import { oneLine } from '@/domain/shared/one-line';

/** In code points. Source: spec §5, §9, AMB-47; VAL-01. */
export const NOTE_MAX_CHARS = 90;

/**
 * Returns a note as one line, without control characters or marks that turn the writing direction (it is printed in a
 * kitchen), cut to 90 code points.
 */
export function cutNote(text: string): string {
  return [...oneLine(text)].slice(0, NOTE_MAX_CHARS).join('');
}

export const noteLength = (note: string): number => [...note].length;
