import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { AppStore } from '@/application/app/app-store';
import { matchRoute } from '@/domain/navigation/match-route';
import { useService } from '@/ui/view-model/services';
import { Loader } from '@/ui/components/loader';
import { HomeSkeleton } from '@/ui/screens/home/home-skeleton';
import { Footer } from '@/ui/shell/footer';
import { PageFrame } from '@/ui/shell/page-frame';

/** The stored shop is read by the deferred part of the app. */
const LoadingShop = lazy(() =>
  import('@/ui/shell/loading-shop').then((module) => ({ default: module.LoadingShop })),
);

/**
 * The first page of a visit while the navigation rules decide where it leads: the frame at once, and a text that says
 * what is being loaded (LOAD-01, DEC-05). Digital signage has no frame.
 */
export const FirstPage = observer(function FirstPage() {
  const { isAppLoaded } = useService(AppStore);
  const { pathname, search } = useLocation();
  const route = matchRoute(pathname + search);
  if (route?.name === 'digitalSignage') return <Loader />;
  const isOfShop = isAppLoaded && route?.params.shopId !== undefined;
  return (
    <>
      <PageFrame route={route} isBusy>
        {route?.name === 'home' ? (
          <HomeSkeleton />
        ) : isOfShop ? (
          <Suspense fallback={<Loader />}>
            <LoadingShop route={route} />
          </Suspense>
        ) : (
          <Loader />
        )}
      </PageFrame>
      <Footer />
    </>
  );
});
