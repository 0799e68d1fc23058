import type { Language } from '@/domain/shared/language';

/** The languages that the specification names, in its order: of these, a test may know how something is written. */
export const SPECIFIED_LANGUAGES = ['sv', 'fi', 'en', 'ru', 'no'] as const satisfies readonly Language[];

export type SpecifiedLanguage = (typeof SPECIFIED_LANGUAGES)[number];
