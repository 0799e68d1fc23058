const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a text as one line, without control characters or marks that turn the writing direction. */
export const oneLine = (text: string): string => text.replace(LINE_BREAKS, ' ').replace(INVISIBLE, '');
