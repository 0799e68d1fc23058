import { useMemo } from 'react';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { LanguageStore } from '@/application/language/language-store';
import type { Notice } from '@/domain/notice/notice';
import { Texts, type TextValues } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import { useService } from '@/ui/view-model/services';

export interface StaffTextTools {
  readonly language: Language;
  readonly t: (key: StaffTextKey, values?: TextValues) => string;
  readonly say: (notice: Notice) => string;
}

/** The staff's texts in the chosen language. For an `observer`. */
export function useStaffText(): StaffTextTools {
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
