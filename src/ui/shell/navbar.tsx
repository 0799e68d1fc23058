import { ArrowLeft, Globe } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import type { MatchedRoute } from '@/domain/navigation/route';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { IconButton } from '@/ui/components/button';
import { HatchMark } from '@/ui/components/hatch-mark';
import { NavbarViewModel } from '@/ui/shell/navbar-view-model';
import styles from '@/ui/shell/navbar.module.css';

const LanguagePopup = lazy(() =>
  import('@/ui/shell/language-popup').then((module) => ({ default: module.LanguagePopup })),
);

/** Orders are restored by the deferred part of the program. */
const RunningOrdersLink = lazy(() =>
  import('@/ui/shell/running-orders-link').then((module) => ({ default: module.RunningOrdersLink })),
);

/** The session is loaded by the deferred part of the program. */
const MemberEntrance = lazy(() =>
  import('@/ui/shell/member/member-entrance').then((module) => ({ default: module.MemberEntrance })),
);

/** Source: spec §2 Shell elements; SHELL-01 to SHELL-03. */
export const Navbar = observer(function Navbar({ route }: { readonly route: MatchedRoute | undefined }) {
  const model = useModel(NavbarViewModel);
  const { t, language } = useText();
  return (
    <header className={styles['navbar']}>
      <nav className={styles['row']} aria-label={t('navbar.label')}>
        <span className={styles['start']}>
          {route?.name !== 'home' && (
            <IconButton label={t('navbar.back')} onClick={() => void model.back()}>
              <ArrowLeft aria-hidden="true" />
            </IconButton>
          )}
        </span>
        <Link to="/" className={styles['logo']} aria-label={t('navbar.home')}>
          <HatchMark />
          <span aria-hidden="true">{t('product.name')}</span>
        </Link>
        <span className={styles['end']}>
          {model.isAppLoaded && (
            <Suspense>
              <RunningOrdersLink isHome={route?.name === 'home'} />
              <MemberEntrance />
            </Suspense>
          )}
          <button
            type="button"
            className={styles['language']}
            aria-haspopup="dialog"
            aria-label={t('navbar.language')}
            onClick={() => void model.chooseLanguage()}
          >
            <Globe aria-hidden="true" size={20} />
            <span aria-hidden="true">{language}</span>
          </button>
        </span>
      </nav>
      {model.isChoosingLanguage && (
        <Suspense>
          <LanguagePopup onClose={() => model.setChoosingLanguage(false)} />
        </Suspense>
      )}
    </header>
  );
});
