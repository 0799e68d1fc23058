import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import type { Category, Menu } from '@/domain/menu/menu';
import { categoryName } from '@/domain/menu/menu-texts';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/menu/category-navigation.module.css';
import { categoriesOf } from '@/ui/screens/menu/menu-items';
import { useShownSection } from '@/ui/screens/menu/use-shown-section';

interface CategoryNavigationProps {
  readonly shopId: ShopId;
  readonly menu: Menu;
  readonly path: readonly string[];
}

/**
 * The categories: a rail on small screens, a column on large ones. The one whose dishes are at the top of the window is
 * lit while the page scrolls. Source: look, Space and shape.
 */
export const CategoryNavigation = observer(function CategoryNavigation(props: CategoryNavigationProps) {
  const { shopId, menu, path } = props;
  const { t } = useText();
  const rail = useRef<HTMLUListElement>(null);
  const place = path.join('/');
  const lit = useShownSection(place) ?? place;
  const isFirst = useRef(true);
  useEffect(() => {
    // A visitor may have scrolled the rail of the server's page already.
    if (!isFirst.current || rail.current?.scrollLeft === 0) showLitCategory(rail.current);
    isFirst.current = false;
  }, [lit]);
  return (
    <nav className={styles['navigation']} aria-label={t('menu.categories')}>
      <ul ref={rail} className={styles['rail']}>
        <li>
          <Link
            to={buildPath.menuPage(shopId)}
            className={styles['link']}
            data-open={lit === ''}
            data-lit={lit === ''}
            aria-current={path.length === 0 ? 'page' : undefined}
          >
            {t('menu.all')}
          </Link>
        </li>
        {categoriesOf(menu.items).map((category) => (
          <CategoryEntry
            key={category.code}
            shopId={shopId}
            category={category}
            before={[]}
            path={path}
            lit={lit.split('/')}
          />
        ))}
      </ul>
    </nav>
  );
});

/** Scrolls the lit category to the middle of the rail, but not the page. */
function showLitCategory(rail: HTMLElement | null): void {
  const link = rail?.querySelector<HTMLElement>("[data-open='true']");
  if (!rail || !link) return;
  rail.scrollTo({ left: link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2 });
}

interface CategoryEntryProps {
  readonly shopId: ShopId;
  readonly category: Category;
  readonly before: readonly Category['code'][];
  readonly path: readonly string[];
  /** The path of the lit category. */
  readonly lit: readonly string[];
}

const CategoryEntry = observer(function CategoryEntry(props: CategoryEntryProps) {
  const { shopId, category, before, path, lit } = props;
  const { language } = useText();
  const own = [...before, category.code];
  const isOpen = startsWith(path, own);
  const holdsLit = startsWith(lit, own);
  const children = isOpen ? categoriesOf(category.items) : [];
  return (
    <li>
      <Link
        to={buildPath.menuPage(shopId, own)}
        className={styles['link']}
        data-open={holdsLit}
        data-lit={holdsLit && lit.length === own.length}
        aria-current={isOpen && path.length === own.length ? 'page' : undefined}
      >
        {categoryName(category, language)}
      </Link>
      {children.length > 0 && (
        <ul className={styles['below']}>
          {children.map((child) => (
            <CategoryEntry key={child.code} {...props} category={child} before={own} />
          ))}
        </ul>
      )}
    </li>
  );
});

const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((code, index) => path[index] === code);
