import { useMemo } from 'react';

import type { TextKey } from '@/adapters/i18n/text-key';
import { LanguageStore } from '@/application/language/language-store';
import { Texts, type TextValues } from '@/domain/ports/texts';
import type { Notice } from '@/domain/notice/notice';
import type { Language } from '@/domain/shared/language';
import { useService } from '@/ui/view-model/services';

export interface TextTools<Key extends string = TextKey> {
  readonly language: Language;
  readonly t: (key: Key, values?: TextValues) => string;
  /** A notice of the domain; a test checks its keys against the catalogue. */
  readonly say: (notice: Notice) => string;
}

/** The texts in the chosen language. The view must be an `observer`, so that a change of language redraws it. */
export const useText = (): TextTools => useTexts<TextKey>();

/** As `useText`, for the keys of another catalogue. */
export function useTexts<Key extends string>(): TextTools<Key> {
  const texts = useService(Texts);
  const { language } = useService(LanguageStore);
  return useMemo(
    () => ({
      language,
      t: (key, values) => texts.text(language, key, values),
      say: (notice) => texts.text(language, notice.key, notice.values),
    }),
    [texts, language],
  );
}
