import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { AppStore } from '@/application/app/app-store';
import { matchRoute } from '@/domain/navigation/match-route';
import { useService } from '@/ui/view-model/services';
import { Loader } from '@/ui/components/loader';
import { HomeSkeleton } from '@/ui/screens/home/home-skeleton';
import { Footer } from '@/ui/shell/footer';
import { Navbar } from '@/ui/shell/navbar';
import styles from '@/ui/shell/shell.module.css';

/** What is stored of a shop is known with the whole program. */
const WantedShop = lazy(() =>
  import('@/ui/shell/wanted-shop').then((module) => ({ default: module.WantedShop })),
);

/**
 * The first page of a visit until the navigation rules have decided where it leads: the frame at once, and what is
 * waited for in words (LOAD-01, DEC-05). A wall screen has no frame.
 */
export const Arriving = observer(function Arriving() {
  const { isAppLoaded } = useService(AppStore);
  const { pathname, search } = useLocation();
  const route = matchRoute(pathname + search);
  if (route?.name === 'digitalSignage') return <Loader />;
  const isOfShop = isAppLoaded && route?.params.shopId !== undefined;
  return (
    <div className={styles['frame']}>
      <Navbar route={route} />
      <div className={styles['page']}>
        <main id="main" tabIndex={-1} className={styles['main']} aria-busy="true">
          {route?.name === 'home' ? (
            <HomeSkeleton />
          ) : isOfShop ? (
            <Suspense fallback={<Loader />}>
              <WantedShop route={route} />
            </Suspense>
          ) : (
            <Loader />
          )}
        </main>
      </div>
      <Footer />
    </div>
  );
});
