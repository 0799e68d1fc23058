import { observer } from 'mobx-react-lite';

import type { Menu } from '@/domain/menu/menu';
import type { ShopId } from '@/domain/shop/shop';
import { useText } from '@/ui/app/use-text';
import { ArticleList } from '@/ui/parts/article-list';
import type { MenuViewModel } from '@/ui/screens/menu/menu-view-model';
import styles from '@/ui/screens/menu/menu.module.css';

interface SearchResultProps {
  readonly model: MenuViewModel;
  readonly shopId: ShopId;
  readonly menu: Menu;
}

/** What the search found in the whole menu. Source: decisions, Menu; P57. */
export const SearchResult = observer(function SearchResult({ model, shopId, menu }: SearchResultProps) {
  const { t } = useText();
  const { found } = model;
  return (
    <>
      <h1>{t('menu.found', { count: found.length })}</h1>
      {found.length === 0 ? (
        <p className={styles['noMatch']}>{t('menu.noMatch', { search: model.search.trim() })}</p>
      ) : (
        <ArticleList cards={model.cards} shopId={shopId} currency={menu.currency} found={found} />
      )}
    </>
  );
});
