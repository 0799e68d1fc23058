import { LocateFixed } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { SearchBox } from '@/ui/components/search-box';
import type { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { ShopCard } from '@/ui/screens/home/shop-card';
import styles from '@/ui/screens/home/home.module.css';

interface ShopListProps {
  readonly model: HomeViewModel;
  readonly query: ReadonlyMap<string, string>;
}

/** As many as a phone shows without scrolling. */
const SEEN_FIRST = 2;

/**
 * Several shops: searched, ordered, six at a time. Source: spec §2 Home screen; HOME-09 to HOME-12, HOME-21 to HOME-23.
 */
export const ShopList = observer(function ShopList({ model, query }: ShopListProps) {
  const { t } = useText();
  const { shops, hasMore } = model.shown;
  if (model.shops?.length === 0) return <p>{t('home.noShops')}</p>;
  return (
    <>
      <div className={styles['intro']}>
        <h2>{t('home.subHeader')}</h2>
        <p>{t('home.extraInfo')}</p>
      </div>
      <div className={styles['finding']}>
        <SearchBox
          isLabelShown
          label={t('home.searchLabel')}
          placeholder={t('home.searchPlaceholder')}
          value={model.search}
          found={model.search.trim() === '' ? '' : t('home.found', { count: model.found.length })}
          onChange={model.setSearch}
          onFocus={() => void model.prepareSearch()}
        />
        {!model.isLocated && (
          <Button variant="quiet" aria-busy={model.isLocating} onClick={() => void model.findNear()}>
            <LocateFixed aria-hidden="true" size={20} />
            {t('home.near')}
          </Button>
        )}
      </div>
      {shops.length === 0 ? (
        <>
          <p className={styles['noMatch']}>{t('home.noMatch', { search: model.search.trim() })}</p>
          {model.suggested.length > 0 && <Suggestions model={model} query={query} />}
        </>
      ) : (
        <ul className={styles['list']} aria-label={t('home.subHeader')}>
          {shops.map((shop, index) => (
            <ShopCard key={shop.id} model={model} shop={shop} query={query} isFirst={index < SEEN_FIRST} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={styles['more']}>
          <Button variant="quiet" onClick={model.showMore}>
            {t('home.showMore')}
          </Button>
        </div>
      )}
    </>
  );
});

/** In place of an empty page. */
const Suggestions = observer(function Suggestions({ model, query }: ShopListProps) {
  const { t } = useText();
  return (
    <>
      <h3>{t('menu.similar')}</h3>
      <ul className={styles['list']} aria-label={t('menu.similar')}>
        {model.suggested.map((shop) => (
          <ShopCard key={shop.id} model={model} shop={shop} query={query} />
        ))}
      </ul>
    </>
  );
});
