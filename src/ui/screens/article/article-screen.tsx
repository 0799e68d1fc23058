import { Soup } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { Article, Menu } from '@/domain/menu/menu';
import { useModel } from '@/ui/view-model/services';
import type { ScreenProps } from '@/ui/view-model/screen-props';
import { useText } from '@/ui/view-model/use-text';
import { DISH_ATTRIBUTE } from '@/ui/components/act-attribute';
import { ButtonLink } from '@/ui/components/button';
import { MenuFailure } from '@/ui/components/menu-failure';
import { Message } from '@/ui/components/message';
import { Picture } from '@/ui/components/picture';
import { ArticleAmount } from '@/ui/screens/article/article-amount';
import { ArticleHead } from '@/ui/screens/article/article-head';
import { ArticleSkeleton } from '@/ui/screens/article/article-skeleton';
import { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import styles from '@/ui/screens/article/article.module.css';
import { ChoiceGroups } from '@/ui/screens/article/choice-groups';
import { EditedLineChanges } from '@/ui/screens/article/edited-line-changes';

/** Source: spec §2 menuArticlePage and editOrder, decisions Article; ROUTE-33, ROUTE-35. */
export const Screen = observer(function ArticleScreen({ route }: ScreenProps) {
  const model = useModel(ArticleViewModel, route);
  const { article, shopMenu } = model;
  const { current: menu, failure } = shopMenu;
  if (failure !== undefined) return <MenuFailure failure={failure} onRetry={() => void model.retry()} />;
  if (menu === undefined) return <ArticleSkeleton />;
  if (article === undefined) return <NoSuchArticle model={model} />;
  return <ArticlePage model={model} article={article} menu={menu} />;
});

const NoSuchArticle = observer(function NoSuchArticle({ model }: { readonly model: ArticleViewModel }) {
  const { t } = useText();
  return (
    <Message title={t('article.notFound')} text={t('article.notFoundText')} icon={<Soup size={56} />}>
      <ButtonLink to={model.menuPath}>{t('article.toMenu')}</ButtonLink>
    </Message>
  );
});

interface ArticlePageProps {
  readonly model: ArticleViewModel;
  readonly article: Article;
  readonly menu: Menu;
}

const ArticlePage = observer(function ArticlePage({ model, article, menu }: ArticlePageProps) {
  return (
    <article className={styles['article']} {...{ [DISH_ATTRIBUTE]: article.code }}>
      <div id={PICTURE_ID} className={styles['picture']}>
        <Picture
          address={model.pictures.addressOf(article)}
          sizes="(min-width: 68rem) 20rem, min(62vw, 18rem)"
          isFirst
        />
      </div>
      <div className={styles['content']}>
        <ArticleHead model={model} article={article} currency={menu.currency} />
        <EditedLineChanges model={model} article={article} />
        <ChoiceGroups model={model} article={article} currency={menu.currency} parent="" />
        <ArticleAmount model={model} article={article} currency={menu.currency} pictureId={PICTURE_ID} />
      </div>
    </article>
  );
});

const PICTURE_ID = 'article-picture';
