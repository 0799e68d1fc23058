import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { buildPath } from '@/domain/navigation/build-path';
import { closedShopOf } from '@/domain/navigation/closed-shop';
import type { Shop } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { LoadFailure } from '@/ui/components/load-failure';
import { Loader } from '@/ui/components/loader';
import { ShopAddress } from '@/ui/components/shop-address';
import { ShopStatus } from '@/ui/components/shop-status';
import { ClosedShopMenu } from '@/ui/screens/closed-shop/closed-shop-menu';
import { ClosedShopViewModel } from '@/ui/screens/closed-shop/closed-shop-view-model';
import styles from '@/ui/screens/closed-shop/closed-shop.module.css';

/** What is stored of earlier visits is not in the page of the server. */
const WelcomeBack = lazy(() =>
  import('@/ui/screens/home/welcome-back').then((module) => ({ default: module.WelcomeBack })),
);

/** The page of a shop that is not open for business, at home: nothing is selected. Source: DEC-157; NAV-13, AMB-06. */
export const Screen = observer(function ClosedShopScreen({ route }: ScreenProps) {
  const model = useModel(ClosedShopViewModel, closedShopOf(route));
  const { t, say } = useText();
  const { shop } = model;
  if (model.failure !== undefined)
    return <LoadFailure text={say(model.failure)} onRetry={() => void model.retry()} />;
  if (model.isLoading) return <Loader />;
  return (
    <div className={styles['page']}>
      {shop === undefined ? <h1>{t('home.header')}</h1> : <Head model={model} shop={shop} />}
      {model.isAppLoaded && (
        <Suspense>
          <WelcomeBack />
        </Suspense>
      )}
      <OtherShops model={model} />
      {shop !== undefined && !model.hasOwnApp && <ClosedShopMenu model={model} />}
    </div>
  );
});

interface HeadProps {
  readonly model: ClosedShopViewModel;
  readonly shop: Shop;
}

const Head = observer(function Head({ model, shop }: HeadProps) {
  const { t } = useText();
  return (
    <header className={`${styles['head']} shop-${shop.id}`}>
      <h1>{shop.name}</h1>
      <ShopStatus shop={shop} />
      <ShopAddress shop={shop} />
      <p role="status">{t(model.isOpen ? 'closedShop.opened' : stateKey(model))}</p>
      {model.isOpen && (
        <p>
          <ButtonLink isBig to={buildPath.menuPage(shop.id)}>
            {t('closedShop.order')}
          </ButtonLink>
        </p>
      )}
      {model.externalApp !== undefined && (
        <p>
          <a href={model.externalApp}>{t('closedShop.app')}</a>
        </p>
      )}
    </header>
  );
});

const stateKey = ({ hasOwnApp }: ClosedShopViewModel) =>
  hasOwnApp ? 'closedShop.elsewhere' : 'closedShop.closed';

/** Leads on, also without script. */
const OtherShops = observer(function OtherShops({ model }: Pick<HeadProps, 'model'>) {
  const { t } = useText();
  return (
    <section className={styles['others']} aria-labelledby="closed-shop-others">
      <h2 id="closed-shop-others">
        {t(model.others.length === 0 ? 'closedShop.noneOpen' : 'closedShop.others')}
      </h2>
      {model.others.length > 0 && (
        <ul className={styles['shops']}>
          {model.others.map((shop) => (
            <li key={shop.id} className={`${styles['shop']} shop-${shop.id}`}>
              <Link className={styles['name']} to={buildPath.menuPage(shop.id)}>
                {shop.name}
              </Link>
              <ShopAddress shop={shop} />
              <ShopStatus shop={shop} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink variant="quiet" to={buildPath.home()}>
          {t('closedShop.all')}
        </ButtonLink>
      </p>
    </section>
  );
});
