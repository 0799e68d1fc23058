import { BadgePercent } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { buildPath } from '@/domain/navigation/build-path';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button, ButtonLink } from '@/ui/components/button';
import { Skeleton } from '@/ui/components/loader';
import { Message } from '@/ui/components/message';
import { CampaignsViewModel } from '@/ui/screens/campaigns/campaigns-view-model';
import styles from '@/ui/screens/campaigns/campaigns.module.css';
import { OfferCard } from '@/ui/screens/campaigns/offer-card';

interface CampaignsProps {
  readonly model: CampaignsViewModel;
}

/** Source: spec §2 campaigns, AMB-19; ROUTE-26, PROD-09, ROLE-04. */
export const Screen = observer(function CampaignsScreen() {
  const model = useModel(CampaignsViewModel);
  const { t } = useText();
  const { offers, failure } = model;
  if (offers === undefined && failure !== undefined) return <NotFetched model={model} />;
  if (offers?.length === 0) return <NoOffers model={model} />;
  return (
    <div className={styles['campaigns']}>
      <h1>{t('campaigns.header')}</h1>
      {offers === undefined ? (
        <div className={styles['list']} role="status" aria-label={t('campaigns.loading')}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      ) : (
        <ul className={styles['list']}>
          {offers.map((offer) => (
            <OfferCard key={offer.id} model={model} offer={offer} />
          ))}
        </ul>
      )}
      {model.isGuest && <MembersHaveMore model={model} />}
    </div>
  );
});

const MembersHaveMore = observer(function MembersHaveMore({ model }: CampaignsProps) {
  const { t } = useText();
  if (!model.isLoginOffered) return null;
  return (
    <aside className={styles['more']} aria-label={t('campaigns.members')}>
      <p>{t('campaigns.membersHaveMore')}</p>
      <ButtonLink variant="quiet" to={buildPath.login(buildPath.campaigns())}>
        {t('member.logIn')}
      </ButtonLink>
    </aside>
  );
});

const NotFetched = observer(function NotFetched({ model }: CampaignsProps) {
  const { t, say } = useText();
  return (
    <div role="alert">
      <Message
        title={t('campaigns.failedHeader')}
        text={model.failure === undefined ? '' : say(model.failure)}
        icon={<BadgePercent size={56} />}
      >
        <Button onClick={() => void model.retry()}>{t('history.retry')}</Button>
      </Message>
    </div>
  );
});

const NoOffers = observer(function NoOffers({ model }: CampaignsProps) {
  const { t } = useText();
  const mayLogIn = model.isGuest && model.isLoginOffered;
  return (
    <Message
      title={t('campaigns.emptyHeader')}
      text={t(mayLogIn ? 'campaigns.membersHaveMore' : 'campaigns.emptyText')}
      icon={<BadgePercent size={56} />}
    >
      {mayLogIn && (
        <ButtonLink isBig to={buildPath.login(buildPath.campaigns())}>
          {t('member.logIn')}
        </ButtonLink>
      )}
      <ButtonLink isBig variant={mayLogIn ? 'quiet' : 'main'} to={buildPath.home()}>
        {t('notFound.home')}
      </ButtonLink>
    </Message>
  );
});
