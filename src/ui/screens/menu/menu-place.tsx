import { Soup } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { AppStore } from '@/application/app/app-store';
import {
  type Article,
  type Category,
  type CategoryCode,
  type Menu,
  type MenuItem,
  parseCategoryCode,
} from '@/domain/menu/menu';
import { categoryName } from '@/domain/menu/menu-texts';
import { itemsAtPath, placeAtPath } from '@/domain/menu/place-at-path';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import type { ArticleCardModel } from '@/ui/components/article-card-model';
import { ButtonLink } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import { ArticleList } from '@/ui/components/article-list';
import { articlesAt, articlesBelow, categoriesOf } from '@/ui/screens/menu/menu-items';
import styles from '@/ui/screens/menu/menu.module.css';
import { Breadcrumb } from '@/ui/screens/menu/breadcrumb';
import { SECTION_ATTRIBUTE } from '@/ui/screens/menu/use-shown-section';

interface MenuPlaceProps {
  readonly cards: ArticleCardModel;
  readonly shopId: ShopId;
  readonly menu: Menu;
  readonly path: readonly string[];
  /** Whether an article is shown. */
  readonly accepts: (article: Article) => boolean;
  /** Shown where no article is. */
  readonly nothing: ReactNode;
}

/** One place of the menu: its articles, and a preview of each category below it. */
export const MenuPlace = observer(function MenuPlace(props: MenuPlaceProps) {
  const { cards, shopId, menu, path, accepts, nothing } = props;
  const { t, language } = useText();
  const place = placeAtPath(menu, path);
  if (place === undefined) return <NoSuchCategory shopId={shopId} />;
  const open = place.categories.at(-1);
  const codes = path.map(parseCategoryCode).filter((code) => code !== undefined);
  const found = articlesAt(place.items, codes).filter(({ article }) => accepts(article));
  const categories = categoriesOf(place.items);
  return (
    <>
      <div className={styles['title']}>
        {path.length > 1 && <Breadcrumb shopId={shopId} menu={menu} path={path} />}
        <h1 tabIndex={-1} data-visible={found.length > 0 || categories.length === 0}>
          {open === undefined ? menu.name || t('menu.header') : categoryName(open, language)}
        </h1>
        {open !== undefined && <CategoryChips shopId={shopId} categories={categories} before={codes} />}
      </div>
      {found.length > 0 && (
        <ArticleList cards={cards} shopId={shopId} currency={menu.currency} found={found} />
      )}
      {categories.map((category) => (
        <CategorySection key={category.code} {...props} category={category} before={codes} />
      ))}
      {place.items.length === 0 && <p className={styles['noMatch']}>{t('menu.empty')}</p>}
      {place.items.length > 0 && !isAnyAccepted(place.items, accepts) && nothing}
    </>
  );
});

const isAnyAccepted = (items: readonly MenuItem[], accepts: MenuPlaceProps['accepts']): boolean =>
  articlesBelow(items, []).some(({ article }) => accepts(article));

const NoSuchCategory = observer(function NoSuchCategory({ shopId }: { readonly shopId: ShopId }) {
  const { t } = useText();
  return (
    <Message title={t('menu.noCategory')} text={t('menu.noCategoryText')} icon={<Soup size={56} />}>
      <ButtonLink to={buildPath.menuPage(shopId)}>{t('menu.start')}</ButtonLink>
    </Message>
  );
});

interface CategoryChipsProps {
  readonly shopId: ShopId;
  readonly categories: readonly Category[];
  readonly before: readonly CategoryCode[];
}

const CategoryChips = observer(function CategoryChips({ shopId, categories, before }: CategoryChipsProps) {
  const { language } = useText();
  if (categories.length === 0) return null;
  return (
    <ul className={styles['chips']}>
      {categories.map((category) => (
        <li key={category.code}>
          <Link className={styles['chip']} to={buildPath.menuPage(shopId, [...before, category.code])}>
            {categoryName(category, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
});

interface CategorySectionProps extends MenuPlaceProps {
  readonly category: Category;
  readonly before: readonly CategoryCode[];
}

const SHOWN_AT_FIRST = 6;

/** A subcategory: its first articles, and a link to the rest. */
const CategorySection = observer(function CategorySection(props: CategorySectionProps) {
  const { cards, shopId, menu, category, before, accepts } = props;
  const { t, language } = useText();
  const { drawnAt } = useService(AppStore);
  const own = [...before, category.code];
  const below = articlesBelow(itemsAtPath(menu, own) ?? [], own);
  const all = below.filter(({ article }) => accepts(article));
  if (all.length === 0) return null;
  const name = categoryName(category, language);
  return (
    <section
      className={styles['section']}
      aria-label={name}
      data-drawn={drawnAt !== undefined}
      {...{ [SECTION_ATTRIBUTE]: own.join('/') }}
    >
      <h2 className={styles['sectionHead']}>
        <Link to={buildPath.menuPage(shopId, own)}>{name}</Link>
      </h2>
      <ArticleList
        cards={cards}
        shopId={shopId}
        currency={menu.currency}
        found={all.slice(0, SHOWN_AT_FIRST)}
        isBelow
      />
      {all.length > SHOWN_AT_FIRST && (
        <Link className={styles['all']} to={buildPath.menuPage(shopId, own)}>
          {t('menu.showAll', { name, count: all.length })}
        </Link>
      )}
    </section>
  );
});
