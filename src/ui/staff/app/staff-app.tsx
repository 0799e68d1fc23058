import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { formatLocale } from '@/domain/shared/language';
import { LoginScreen } from '@/ui/staff/app/login-screen';
import { StaffAppViewModel } from '@/ui/staff/app/staff-app-view-model';
import { StaffFrame } from '@/ui/staff/app/staff-frame';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/app/staff-app.module.css';

export const StaffApp = observer(function StaffApp() {
  const model = useModel(StaffAppViewModel);
  const { t, say, language } = useStaffText();
  const title = t('staff.title');
  useEffect(() => {
    document.documentElement.lang = formatLocale(language);
    document.title = title;
  }, [language, title]);
  const { session, problem } = model;
  switch (session.kind) {
    case 'loggedIn':
      return <StaffFrame member={session.member} />;
    case 'loggedOut':
      return <LoginScreen />;
    case 'unknown':
      return (
        <p role="status" className={styles['waiting']}>
          {problem === undefined ? t('staff.loading') : say(problem)}
        </p>
      );
  }
});
