import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { articleName } from '@/domain/menu/menu-texts';
import { buildPath } from '@/domain/navigation/build-path';
import type { Offer } from '@/domain/offer/offer';
import { isCoffeeCard } from '@/domain/offer/shown-offers';
import { translate } from '@/domain/shared/translated-text';
import { useText } from '@/ui/view-model/use-text';
import { Badge } from '@/ui/components/badge';
import { DietMark } from '@/ui/components/diet-mark';
import { Picture } from '@/ui/components/picture';
import type { CampaignsViewModel } from '@/ui/screens/campaigns/campaigns-view-model';
import styles from '@/ui/screens/campaigns/campaigns.module.css';
import { CoffeeCard } from '@/ui/screens/campaigns/coffee-card';
import { OfferValidity } from '@/ui/screens/campaigns/offer-validity';

interface OfferCardProps {
  readonly model: CampaignsViewModel;
  readonly offer: Offer;
}

/** One offer: what, for whom, until when, and links to its dishes. Source: decisions, GET /api/campaigns. */
export const OfferCard = observer(function OfferCard({ model, offer }: OfferCardProps) {
  const { t, language } = useText();
  const name = translate(offer.translations, 'name', language, offer.name);
  const description = translate(offer.translations, 'description', language, offer.description);
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        <Picture address={model.pictureOf(offer)} sizes="8rem" />
      </div>
      <div className={styles['text']}>
        <h2>{name}</h2>
        {offer.isMemberOnly && (
          <p>
            <Badge variant="accent">{t('campaigns.membersOnly')}</Badge>
          </p>
        )}
        <p>{description}</p>
        <OfferValidity offer={offer} now={model.now} />
        <OfferArticles model={model} offer={offer} />
      </div>
      {(isCoffeeCard(offer) || offer.qrCode !== undefined) && <CoffeeCard offer={offer} name={name} />}
    </li>
  );
});

/** Links to the dishes where the chosen shop has them. */
const OfferArticles = observer(function OfferArticles({ model, offer }: OfferCardProps) {
  const { t, language } = useText();
  const { shop } = model;
  const { current } = model.shopMenu;
  if (offer.articleCodes.length === 0) return null;
  if (shop === undefined) return <p className={styles['note']}>{t('campaigns.chooseShop')}</p>;
  if (current === undefined) return null;
  const found = model.articlesOf(offer);
  if (found.length === 0) {
    return <p className={styles['note']}>{t('campaigns.notHere', { shopName: shop.name })}</p>;
  }
  return (
    <ul className={styles['articles']} aria-label={t('campaigns.articlesAt', { shopName: shop.name })}>
      {found.map(({ article, path }) => (
        <li key={article.code}>
          <Link className={styles['article']} to={buildPath.menuArticlePage(shop.id, path, article.code)}>
            {articleName(article, language)}
            <DietMark conflict={model.conflictOf(article)} />
          </Link>
        </li>
      ))}
    </ul>
  );
});
