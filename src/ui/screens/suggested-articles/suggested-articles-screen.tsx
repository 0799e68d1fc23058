import { Soup } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { Menu } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import type { Shop } from '@/domain/shop/shop';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useSmallScreen } from '@/ui/view-model/use-small-screen';
import { useText } from '@/ui/view-model/use-text';
import { ArticleList } from '@/ui/components/article-list';
import { BottomBar } from '@/ui/components/bottom-bar';
import { Button } from '@/ui/components/button';
import { Loader } from '@/ui/components/loader';
import { MenuFailure } from '@/ui/components/menu-failure';
import { Message } from '@/ui/components/message';
import styles from '@/ui/screens/suggested-articles/suggested-articles.module.css';
import { SuggestedArticlesViewModel } from '@/ui/screens/suggested-articles/suggested-articles-view-model';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';

/** Source: spec §2 suggestedArticlesPage, decisions Suggested articles; ROUTE-37, OPEN-26. */
export const Screen = observer(function SuggestedArticlesScreen({ route }: ScreenProps) {
  const model = useModel(SuggestedArticlesViewModel, route);
  const { current: menu, failure, shop } = model.shopMenu;
  if (failure !== undefined) return <MenuFailure failure={failure} onRetry={() => void model.retry()} />;
  if (menu === undefined || shop === undefined) return <Loader />;
  return model.found.length === 0 ? (
    <NothingToSuggest model={model} />
  ) : (
    <Suggestions model={model} menu={menu} shop={shop} />
  );
});

interface ModelProps {
  readonly model: SuggestedArticlesViewModel;
}

const NothingToSuggest = observer(function NothingToSuggest({ model }: ModelProps) {
  const { t } = useText();
  return (
    <Message title={t('suggested.noneHeader')} text={t('suggested.noneText')} icon={<Soup size={56} />}>
      <Button onClick={() => void model.done()}>{t('article.toMenu')}</Button>
    </Message>
  );
});

interface SuggestionsProps extends ModelProps {
  readonly menu: Menu;
  readonly shop: Shop;
}

const Suggestions = observer(function Suggestions({ model, menu, shop }: SuggestionsProps) {
  const { t, language } = useText();
  const name = model.article === undefined ? '' : articleName(model.article, language);
  return (
    <div className={styles['screen']}>
      <header className={styles['head']}>
        <h1>{t('suggested.header')}</h1>
        <p>{t('suggested.text', { name })}</p>
      </header>
      <ArticleList cards={model.cards} shopId={shop.id} currency={menu.currency} found={model.found} />
      <Done model={model} />
    </div>
  );
});

/** In the bottom bar on a small screen, below the suggestions on a large one. */
const Done = observer(function Done({ model }: ModelProps) {
  const { t } = useText();
  const isSmall = useSmallScreen();
  const button = (
    <Button isBig onClick={() => void model.done()}>
      {t('suggested.done')}
    </Button>
  );
  if (!isSmall) return <div className={styles['done']}>{button}</div>;
  return (
    <BottomBar id="basket" label={t('suggested.bar')}>
      <BasketTotalButton />
      {button}
    </BottomBar>
  );
});
