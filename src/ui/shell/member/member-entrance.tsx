import { UserRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/shell/member/member-entrance.module.css';
import { MemberEntranceViewModel } from '@/ui/shell/member/member-entrance-view-model';

const ProfileMenu = lazy(() =>
  import('@/ui/shell/member/profile-menu').then((module) => ({ default: module.ProfileMenu })),
);

/**
 * The login link for guests, the profile menu for members. Source: spec §2 Shell elements, AMB-21; SHELL-06 to
 * SHELL-08.
 */
export const MemberEntrance = observer(function MemberEntrance() {
  const model = useModel(MemberEntranceViewModel);
  switch (model.kind) {
    case 'none':
      return null;
    case 'member':
      return (
        <Suspense>
          <ProfileMenu model={model} />
        </Suspense>
      );
    default:
      return <LoginLink model={model} />;
  }
});

/** Gets the focus after a logout, whose button is gone. */
const LoginLink = observer(function LoginLink({ model }: { readonly model: MemberEntranceViewModel }) {
  const { t } = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (model.claimFocus()) link.current?.focus({ preventScroll: true });
  }, [model]);
  return (
    <Link ref={link} to={model.loginPath} className={styles['login']} aria-label={t('navbar.logIn')}>
      <UserRound aria-hidden="true" size={22} />
      <span className={styles['word']}>{t('navbar.logIn')}</span>
    </Link>
  );
});
