import { Heart } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { ButtonLink } from '@/ui/components/button';
import { Loader } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import { FavoriteArticles } from '@/ui/screens/favorites/favorite-articles';
import { FavoriteShops } from '@/ui/screens/favorites/favorite-shops';
import { FavoritesViewModel } from '@/ui/screens/favorites/favorites-view-model';
import styles from '@/ui/screens/favorites/favorites.module.css';

/** Source: spec §2 favorites, AMB-17; ROUTE-20, ROLE-05. */
export const Screen = observer(function FavoritesScreen() {
  const model = useModel(FavoritesViewModel);
  const { t } = useText();
  if (model.isWaiting) return <Loader />;
  if (!model.isMember) return <ForMembers model={model} />;
  if (model.isEmpty) return <NoFavorites />;
  return (
    <div className={styles['favorites']}>
      <h1>{t('favorites.header')}</h1>
      {model.hasShops && <FavoriteShops model={model} />}
      {model.articleCodes.length > 0 && <FavoriteArticles model={model} />}
    </div>
  );
});

/** Explains favourites to guests. Source: AMB-17. */
const ForMembers = observer(function ForMembers({ model }: { readonly model: FavoritesViewModel }) {
  const { t } = useText();
  return (
    <Message title={t('favorites.guestHeader')} text={t('favorites.guestText')} icon={<Heart size={56} />}>
      {model.isLoginOffered && (
        <ButtonLink isBig to={buildPath.login(buildPath.favorites())}>
          {t('member.logIn')}
        </ButtonLink>
      )}
      <ButtonLink isBig variant={model.isLoginOffered ? 'quiet' : 'main'} to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});

const NoFavorites = observer(function NoFavorites() {
  const { t } = useText();
  return (
    <Message title={t('favorites.emptyHeader')} text={t('favorites.emptyText')} icon={<Heart size={56} />}>
      <ButtonLink isBig to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});
