import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { OwnData } from '@/ui/screens/profile/own-data';
import { Passkeys } from '@/ui/screens/profile/passkeys';
import { ProfileForm } from '@/ui/screens/profile/profile-form';
import { Sessions } from '@/ui/screens/profile/sessions';
import { ProfileViewModel } from '@/ui/screens/profile/profile-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

/** The member's profile, password and data. Source: spec §2 profile; ROUTE-22, PROD-11, ROLE-08. */
export const Screen = observer(function ProfileScreen() {
  const model = useModel(ProfileViewModel);
  const { t } = useText();
  const { user } = model;
  if (user === undefined) return null;
  return (
    <div className={styles['profile']}>
      <header>
        <h1>{t('profile.header')}</h1>
        <p className={styles['soft']}>{t('profile.memberNumber', { memberNumber: user.memberNumber })}</p>
      </header>
      <ProfileForm model={model} />
      <Passkeys />
      <Sessions />
      <OwnData />
    </div>
  );
});
