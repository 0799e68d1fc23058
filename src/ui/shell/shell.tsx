import { observer } from 'mobx-react-lite';
import { lazy, startTransition, Suspense, useMemo, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router';

import { AppStore } from '@/application/app/app-store';
import { matchRoute } from '@/domain/navigation/match-route';
import type { MatchedRoute } from '@/domain/navigation/route';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { BarPlace } from '@/ui/components/bar-place';
import { Loader } from '@/ui/components/loader';
import { Footer } from '@/ui/shell/footer';
import { LiveRegion } from '@/ui/shell/live-region';
import { PageFrame } from '@/ui/shell/page-frame';
import { Popups } from '@/ui/shell/popups';
import styles from '@/ui/shell/shell.module.css';
import { Toasts } from '@/ui/shell/toasts';
import { useArrival } from '@/ui/shell/use-arrival';

/** Home shows no basket and does not wait for it. */
const BasketPanel = lazy(() =>
  import('@/ui/basket/basket-panel').then((module) => ({ default: module.BasketPanel })),
);

/** Home shows no basket and does not wait for it. */
const DrawnBasketBar = lazy(() =>
  import('@/ui/basket/drawn-basket-bar').then((module) => ({ default: module.DrawnBasketBar })),
);

/** The basket is restored by the deferred part of the program. */
const LeavingGuard = lazy(() =>
  import('@/ui/shell/leaving-guard').then((module) => ({ default: module.LeavingGuard })),
);

/** The consent is restored by the deferred part of the program. */
const ConsentBanner = lazy(() =>
  import('@/ui/shell/consent/consent-banner').then((module) => ({ default: module.ConsentBanner })),
);

/** Orders are restored by the deferred part of the program. */
const OrderNews = lazy(() =>
  import('@/ui/shell/order-news/order-news').then((module) => ({ default: module.OrderNews })),
);

/** Updates are checked by the deferred part of the program. */
const UpdateBanner = lazy(() =>
  import('@/ui/shell/update/update-banner').then((module) => ({ default: module.UpdateBanner })),
);

/** `route` is undefined for an unknown address. */
export interface ShellScreenProps {
  readonly route: MatchedRoute | undefined;
}

interface ShellProps {
  /** Draws the screen of a route. */
  readonly Screen: ComponentType<ShellScreenProps>;
}

/**
 * Everything around the screens, and the screen of the current address; digital signage has nothing around it. Source:
 * spec §2 Shell elements.
 */
export const Shell = observer(function Shell({ Screen }: ShellProps) {
  const { t, language } = useText();
  const { isAppLoaded, showsVisitor } = useService(AppStore);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const location = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const address = location.pathname + location.search + location.hash;
  // The same for the same address: a screen would be drawn anew.
  const route = useMemo(() => matchRoute(address), [address]);
  const main = useArrival(route, language);
  if (route?.name === 'digitalSignage') {
    return (
      <Suspense fallback={<Loader />}>
        <Screen route={route} />
      </Suspense>
    );
  }
  const showsBasket = route?.flags.showCart ?? false;
  // It stays until the basket of the visitor is there: a tap on it must not reach what lies below. Outside the page,
  // which would take it for the column beside the screen.
  const drawnBar = showsBasket && route?.flags.showAddItemButton === false && (
    <Suspense>
      <DrawnBasketBar shopId={route.params.shopId} />
    </Suspense>
  );
  return (
    <>
      <a className={`visually-hidden ${styles['skip']}`} href="#main">
        {t('shell.skipToContent')}
      </a>
      {showsBasket && (
        <a className={`visually-hidden ${styles['skip']}`} href="#basket">
          {t('shell.skipToBasket')}
        </a>
      )}
      {isNavigating && <div className={styles['progress']} aria-hidden="true" />}
      <BarPlace value={barPlace ?? undefined}>
        <PageFrame
          ref={main}
          route={route}
          isBusy={isNavigating}
          banner={
            isAppLoaded && (
              <Suspense>
                <OrderNews />
              </Suspense>
            )
          }
          hasAside={showsBasket}
          aside={
            showsBasket &&
            showsVisitor && (
              <Suspense fallback={barPlace && createPortal(drawnBar, barPlace)}>
                <BasketPanel />
              </Suspense>
            )
          }
        >
          <Suspense fallback={<Loader />}>
            <Screen route={route} />
          </Suspense>
        </PageFrame>
      </BarPlace>
      {!showsVisitor && drawnBar}
      <div ref={(element) => startTransition(() => setBarPlace(element))} />
      {isAppLoaded && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      <Footer />
      <Popups />
      <Toasts />
      <LiveRegion />
      {isAppLoaded && (
        <Suspense>
          <LeavingGuard />
          <UpdateBanner route={route} />
        </Suspense>
      )}
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
});

/** The first page of every visit has the same key, but must not restore the scroll position of another address. */
const scrollPlace = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
