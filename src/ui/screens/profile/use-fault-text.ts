import { noticeForAccountCode } from '@/domain/notice/notice-for-account-code';
import { useText } from '@/ui/app/use-text';
import type { ProfileField } from '@/ui/screens/profile/profile-field';
import type { ProfileViewModel } from '@/ui/screens/profile/profile-view-model';

/** What is said beside a field; undefined where nothing is wrong with it. */
export function useFaultText(model: ProfileViewModel): (field: ProfileField) => string | undefined {
  const { t, say } = useText();
  const textOf = (code: string): string =>
    code === 'current-password-missing'
      ? t('profile.currentPasswordMissing')
      : say(noticeForAccountCode(code));
  // One thing at a time; of a new password the rules below it say the rest.
  return (field) => model.codesOf(field).slice(0, 1).map(textOf)[0];
}
