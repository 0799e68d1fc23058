/** In code points, as people count. Source: spec §5, §9, AMB-47; VAL-01. */
export const NOTE_MAX_CHARS = 90;

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A note as a basket holds it: one line, without control characters or marks that turn the writing direction
 * (it is printed in a kitchen), cut to 90 code points.
 */
export function cutNote(text: string): string {
  const oneLine = text.replace(LINE_BREAKS, ' ').replace(INVISIBLE, '');
  return [...oneLine].slice(0, NOTE_MAX_CHARS).join('');
}

export const noteLength = (note: string): number => [...note].length;
