import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { parseCategoryCode, type Menu } from '@/domain/menu/menu';
import { breadcrumbs } from '@/domain/menu/place-at-path';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';
import { useText } from '@/ui/view-model/use-text';
import styles from '@/ui/screens/menu/breadcrumb.module.css';

interface BreadcrumbProps {
  readonly shopId: ShopId;
  readonly menu: Menu;
  readonly path: readonly string[];
}

/** The breadcrumb from the start of the menu to the open category. Source: decisions, Menu. */
export const Breadcrumb = observer(function Breadcrumb({ shopId, menu, path }: BreadcrumbProps) {
  const { t, language } = useText();
  const steps = breadcrumbs(menu, path, language) ?? [];
  const addressOf = (codes: readonly string[]) =>
    buildPath.menuPage(
      shopId,
      codes.map(parseCategoryCode).filter((code) => code !== undefined),
    );
  return (
    <nav aria-label={t('menu.breadcrumb')}>
      <ol className={styles['wayBack']}>
        <li>
          <Link to={addressOf([])}>{t('menu.all')}</Link>
        </li>
        {steps.slice(0, -1).map((step) => (
          <li key={step.path.join('/')}>
            <Link to={addressOf(step.path)}>{step.name}</Link>
          </li>
        ))}
        <li aria-current="page">{steps.at(-1)?.name}</li>
      </ol>
    </nav>
  );
});
