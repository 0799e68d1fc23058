import type { AccountField } from '@/domain/notice/account-field';
import { useText } from '@/ui/view-model/use-text';
import type { FormErrors } from '@/ui/screens/account/form-errors';

/** The text beside a field; unmet password rules are shown in their list. */
export function useErrorText(errors: FormErrors): (field: AccountField) => string | undefined {
  const { t, say } = useText();
  return (field) => {
    const notices = errors.noticesOf(field);
    if (field === 'password' && notices.length > 1)
      return t('account.passwordLacks', { count: notices.length });
    return notices.length === 0 ? undefined : notices.map(say).join(' ');
  };
}
