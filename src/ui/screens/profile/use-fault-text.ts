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
  return (field) => {
    const codes = model.codesOf(field);
    return codes.length === 0 ? undefined : codes.map(textOf).join(' ');
  };
}
