import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { homeListOf } from '@/domain/navigation/home-list';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { DishStrip } from '@/ui/screens/home/dish-strip';
import { ShopListSkeleton } from '@/ui/screens/home/home-skeleton';
import { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { ShopList } from '@/ui/screens/home/shop-list';
import { SingleShop } from '@/ui/screens/home/single-shop';
import styles from '@/ui/screens/home/home.module.css';

/** What is stored of earlier visits is read by the deferred part of the program. */
const WelcomeBack = lazy(() =>
  import('@/ui/screens/home/welcome-back').then((module) => ({ default: module.WelcomeBack })),
);

/** The start of a visit: choosing a shop. Source: spec §2 Home screen; ROUTE-11, HOME-01, HOME-02. */
export const Screen = observer(function HomeScreen({ route }: ScreenProps) {
  const model = useModel(HomeViewModel, useLocation().key, homeListOf(route));
  const { t } = useText();
  return (
    <div className={styles['home']}>
      <h1>{t('home.header')}</h1>
      {model.isAppLoaded && (
        <Suspense>
          <WelcomeBack />
        </Suspense>
      )}
      {model.shops === undefined ? (
        <Waiting model={model} />
      ) : (
        <>
          <DishStrip model={model} />
          {model.single === undefined ? (
            <ShopList model={model} query={route.query} />
          ) : (
            <SingleShop model={model} shop={model.single} query={route.query} />
          )}
        </>
      )}
    </div>
  );
});

const Waiting = observer(function Waiting({ model }: { readonly model: HomeViewModel }) {
  const { t } = useText();
  if (model.hasFailed) {
    return (
      <div className={styles['failed']}>
        <p>{t('home.failed')}</p>
        <Button onClick={() => void model.retry()}>{t('home.retry')}</Button>
      </div>
    );
  }
  return <ShopListSkeleton />;
});
