import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { formatLocale, languageName } from '@/domain/shared/language';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Dialog } from '@/ui/components/dialog';
import { LanguageViewModel } from '@/ui/shell/language-view-model';
import styles from '@/ui/shell/language-popup.module.css';

/** Source: spec §2 Popups, §8 Handling; SHELL-25, HAND-03. */
export const LanguagePopup = observer(function LanguagePopup({ onClose }: { readonly onClose: () => void }) {
  const model = useModel(LanguageViewModel);
  const { t, say, language: current } = useText();
  return (
    <Dialog title={t('language.header')} closeLabel={t('popup.close')} onClose={onClose}>
      {model.failure !== undefined && <p role="alert">{say(model.failure)}</p>}
      <ul className={styles['list']}>
        {model.offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={formatLocale(language)}
              className={styles['language']}
              aria-current={language === current}
              onClick={() => {
                onClose();
                void model.choose(language);
              }}
            >
              {languageName(language)}
              {language === current && <Check aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
