import type { AccountField } from '@/domain/notice/account-field';
import { useText } from '@/ui/view-model/use-text';
import type { FormErrors } from '@/ui/screens/account/form-faults';

/** What stands beside a field; the many things that a password may lack stand in the list of its rules. */
export function useErrorText(faults: FormErrors): (field: AccountField) => string | undefined {
  const { t, say } = useText();
  return (field) => {
    const notices = faults.noticesOf(field);
    if (field === 'password' && notices.length > 1)
      return t('account.passwordLacks', { count: notices.length });
    return notices.length === 0 ? undefined : notices.map(say).join(' ');
  };
}
