import { LocateFixed } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';

import { buildPath } from '@/domain/navigation/build-path';
import { formatLocale } from '@/domain/shared/language';
import type { CountrySection } from '@/domain/shop/country-sections';
import { SHOPS_ASKED } from '@/domain/shop/shown-shops';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { SearchBox } from '@/ui/components/search-box';
import type { HomeViewModel } from '@/ui/screens/home/home-view-model';
import { ShopCard } from '@/ui/screens/home/shop-card';
import styles from '@/ui/screens/home/home.module.css';

interface ShopListProps {
  readonly model: HomeViewModel;
  readonly query: ReadonlyMap<string, string>;
}

const SEARCH_FORM = { action: buildPath.home(), name: 'q' };

/** As many as a phone shows without scrolling. */
const SEEN_FIRST = 2;

/**
 * Several shops: searched, ordered, six at a time. Source: spec §2 Home screen; HOME-09 to HOME-12, HOME-21 to HOME-23.
 */
export const ShopList = observer(function ShopList({ model, query }: ShopListProps) {
  const { t } = useText();
  const { shops } = model.shown;
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
          found={model.search.trim() === '' ? '' : t('home.found', { count: model.count })}
          onChange={model.setSearch}
          onFocus={() => void model.prepareSearch()}
          form={SEARCH_FORM}
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
        model.sections.map((section, index) => (
          <Country
            key={section.country}
            section={section}
            model={model}
            query={query}
            seenFirst={index === 0 ? SEEN_FIRST : 0}
          />
        ))
      )}
      <More model={model} />
    </>
  );
});

interface CountryProps extends ShopListProps {
  readonly section: CountrySection;
  /** How many of its shops are seen without scrolling. */
  readonly seenFirst: number;
}

/** The shops of the visitor's country, or below its name those of another one, with its currency. Source: DEC-166. */
const Country = observer(function Country({ section, model, query, seenFirst }: CountryProps) {
  const { t } = useText();
  const name = useCountryName(section);
  return (
    <>
      {section.isAbroad && <h2 className={styles['country']}>{name}</h2>}
      <ul className={styles['list']} aria-label={section.isAbroad ? name : t('home.subHeader')}>
        {section.shops.map((shop, index) => (
          <ShopCard key={shop.id} model={model} shop={shop} query={query} isFirst={index < seenFirst} />
        ))}
      </ul>
    </>
  );
});

function useCountryName({ country, currency }: CountrySection): string {
  const { t, language } = useText();
  const names = new Intl.DisplayNames(formatLocale(language), { type: 'region' });
  const name = (country && names.of(country)) ?? t('home.otherCountry');
  return currency === undefined ? name : t('home.country', { country: name, currency });
}

/** The rest of the list: a link that a visitor without script follows, and that adds to the list otherwise. */
const More = observer(function More({ model }: { readonly model: HomeViewModel }) {
  const { t, language } = useText();
  const { shops, hasMore } = model.shown;
  const number = new Intl.NumberFormat(formatLocale(language));
  const isLong = model.count > SHOPS_ASKED;
  if (!hasMore && !isLong && model.firstPage === 1) return null;
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void model.showMore();
  };
  return (
    <div className={styles['more']}>
      {isLong && (
        <p>{t('home.shownOf', { shown: number.format(shops.length), total: number.format(model.count) })}</p>
      )}
      {hasMore && (
        <ButtonLink
          variant="quiet"
          to={model.morePath}
          isBusy={model.isLoadingMore}
          act="more"
          onClick={show}
        >
          {t('home.showMore')}
        </ButtonLink>
      )}
      {model.firstPage > 1 && (
        <ButtonLink variant="quiet" to={buildPath.home()}>
          {t('home.fromStart')}
        </ButtonLink>
      )}
    </div>
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
