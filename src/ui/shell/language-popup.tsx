import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ChangeLanguage } from '@/application/app/change-language';
import { LoadLanguages } from '@/application/language/load-languages';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { shownError } from '@/domain/notice/error-state';
import { formatLocale, languageName, type Language } from '@/domain/shared/language';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Dialog } from '@/ui/components/dialog';
import styles from '@/ui/shell/language-popup.module.css';

/** Source: spec §2 Popups, §8 Handling; SHELL-25, HAND-03. */
export const LanguagePopup = observer(function LanguagePopup({ onClose }: { readonly onClose: () => void }) {
  const languages = useService(LanguageStore);
  const notices = useService(NoticeStore);
  const changeLanguage = useService(ChangeLanguage);
  const loadLanguages = useService(LoadLanguages);
  const { t } = useText();
  useEffect(() => {
    void loadLanguages.load();
  }, [loadLanguages]);
  const choose = async (language: Language) => {
    onClose();
    const result = await changeLanguage.change(language);
    const notice = result.ok ? undefined : noticeForFailure(result.error);
    if (notice !== undefined) notices.setError(shownError(notice));
  };
  return (
    <Dialog title={t('language.header')} closeLabel={t('popup.close')} onClose={onClose}>
      {languages.failure !== undefined && <LanguagesFailure failure={languages.failure} />}
      <ul className={styles['list']}>
        {languages.offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={formatLocale(language)}
              className={styles['language']}
              aria-current={language === languages.language}
              onClick={() => void choose(language)}
            >
              {languageName(language)}
              {language === languages.language && <Check aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

/** Said inline, since the languages that we have can be chosen all the same. */
const LanguagesFailure = observer(function LanguagesFailure({
  failure,
}: {
  readonly failure: NonNullable<LanguageStore['failure']>;
}) {
  const { t, say } = useText();
  const notice = failure.kind === 'notConfigured' ? undefined : noticeForFailure(failure);
  return <p role="alert">{notice === undefined ? t('language.notConfigured') : say(notice)}</p>;
});
