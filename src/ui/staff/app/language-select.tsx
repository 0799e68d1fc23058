import { observer } from 'mobx-react-lite';

import { LanguageStore } from '@/application/language/language-store';
import { ChangeStaffLanguage } from '@/application/staff/change-staff-language';
import { languageName, parseLanguage } from '@/domain/shared/language';
import { Select } from '@/ui/staff/components/select';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useService } from '@/ui/view-model/services';

export const LanguageSelect = observer(function LanguageSelect() {
  const { t } = useStaffText();
  const { language, offered } = useService(LanguageStore);
  const changeLanguage = useService(ChangeStaffLanguage);
  const choose = (code: string): void => {
    const chosen = parseLanguage(code);
    if (chosen !== undefined) void changeLanguage.change(chosen);
  };
  return (
    <Select
      label={t('staff.language')}
      value={language}
      options={offered.map((code) => ({ value: code, name: languageName(code) }))}
      onChoose={choose}
    />
  );
});
