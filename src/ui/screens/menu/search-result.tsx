import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useId } from 'react';

import type { Menu } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import type { ShopId } from '@/domain/shop/shop';
import { useText } from '@/ui/view-model/use-text';
import { ArticleList } from '@/ui/components/article-list';
import { Button } from '@/ui/components/button';
import { Loader } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import type { MenuViewModel } from '@/ui/screens/menu/menu-view-model';

const NOTHING_YET: readonly FoundArticle[] = [];

interface SearchResultProps {
  readonly model: MenuViewModel;
  readonly shopId: ShopId;
  readonly menu: Menu;
}

/** The search results in the whole menu. Source: decisions, Menu; PAIN-57. */
export const SearchResult = observer(function SearchResult({ model, shopId, menu }: SearchResultProps) {
  const { t } = useText();
  const similar = useId();
  const { found } = model;
  // Deferred, so that the next character need not wait for 300 cards.
  const drawn = useDeferredValue(found ?? NOTHING_YET, NOTHING_YET);
  if (found === undefined) return <Loader />;
  if (found.length === 0) {
    const text = t('menu.noMatch', { search: model.search.trim() });
    return (
      <>
        <Message title={t('menu.noMatchHeader')} text={text} icon={<SearchX size={56} />}>
          <Button variant="quiet" onClick={() => model.setSearch('')}>
            {t('menu.all')}
          </Button>
          {model.wishCount > 0 && (
            <Button variant="quiet" onClick={model.clearDiet}>
              {t('filter.clear')}
            </Button>
          )}
        </Message>
        {model.similar.length > 0 && (
          <section aria-labelledby={similar}>
            <h2 id={similar}>{t('menu.similar')}</h2>
            <ArticleList
              isBelow
              cards={model.cards}
              shopId={shopId}
              currency={menu.currency}
              found={model.similar}
            />
          </section>
        )}
      </>
    );
  }
  return (
    <>
      <h1>{t('menu.found', { count: found.length })}</h1>
      <ArticleList cards={model.cards} shopId={shopId} currency={menu.currency} found={drawn} />
    </>
  );
});
