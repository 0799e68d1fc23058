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

interface CategoryNavigationProps {
  readonly shopId: ShopId;
  readonly menu: Menu;
  readonly path: readonly string[];
}

/** The categories: a rail on small screens, a column on large ones. Source: look, Space and shape. */
export const CategoryNavigation = observer(function CategoryNavigation(props: CategoryNavigationProps) {
  const { shopId, menu, path } = props;
  const { t } = useText();
  const rail = useRef<HTMLUListElement>(null);
  const open = path[0];
  useEffect(() => showOpenCategory(rail.current), [open]);
  return (
    <nav className={styles['navigation']} aria-label={t('menu.categories')}>
      <ul ref={rail} className={styles['rail']}>
        <li>
          <Link
            to={buildPath.menuPage(shopId)}
            className={styles['link']}
            data-open={path.length === 0}
            aria-current={path.length === 0 ? 'page' : undefined}
          >
            {t('menu.all')}
          </Link>
        </li>
        {categoriesOf(menu.items).map((category) => (
          <CategoryEntry key={category.code} shopId={shopId} category={category} before={[]} path={path} />
        ))}
      </ul>
    </nav>
  );
});

/** Scrolls the open category to the middle of the rail, but not the page. */
function showOpenCategory(rail: HTMLElement | null): void {
  const link = rail?.querySelector<HTMLElement>("[data-open='true']");
  if (!rail || !link) return;
  rail.scrollTo({ left: link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2 });
}

interface CategoryEntryProps {
  readonly shopId: ShopId;
  readonly category: Category;
  readonly before: readonly Category['code'][];
  readonly path: readonly string[];
}

const CategoryEntry = observer(function CategoryEntry(props: CategoryEntryProps) {
  const { shopId, category, before, path } = props;
  const { language } = useText();
  const own = [...before, category.code];
  const isOpen = own.every((code, index) => path[index] === code);
  const children = isOpen ? categoriesOf(category.items) : [];
  return (
    <li>
      <Link
        to={buildPath.menuPage(shopId, own)}
        className={styles['link']}
        data-open={isOpen}
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
