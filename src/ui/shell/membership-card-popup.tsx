import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

import type { CardImage } from '@/domain/ports/membership-card';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog } from '@/ui/components/dialog';
import { Skeleton } from '@/ui/components/loader';
import styles from '@/ui/shell/membership-card-popup.module.css';
import { MembershipCardViewModel } from '@/ui/shell/membership-card-view-model';

/** The membership card, to show at the counter. Source: spec §2 Popups; SHELL-15, SHELL-30, ROLE-07. */
export const MembershipCardPopup = observer(function MembershipCardPopup({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const model = useModel(MembershipCardViewModel);
  const { t } = useText();
  const { image, failure, memberNumber } = model;
  return (
    <Dialog title={t('card.header')} closeLabel={t('popup.close')} onClose={onClose}>
      <div className={styles['card']}>
        {image !== undefined && <Card image={image} alt={t('card.alt', { memberNumber })} />}
        {image === undefined && failure === undefined && (
          <div role="status" aria-label={t('card.loading')}>
            <Skeleton shape="card" />
          </div>
        )}
        {failure !== undefined && <NoCard model={model} />}
      </div>
    </Dialog>
  );
});

interface CardProps {
  readonly image: CardImage;
  readonly alt: string;
}

/** On white in every colour scheme, so that it can be scanned. Its object URL is revoked with the popup. */
function Card({ image, alt }: CardProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(new Blob([image.bytes], { type: image.mediaType }));
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [image]);
  return address === undefined ? null : <img className={styles['image']} src={address} alt={alt} />;
}

/** The number alone is accepted at the counter too. */
const NoCard = observer(function NoCard({ model }: { readonly model: MembershipCardViewModel }) {
  const { t, say } = useText();
  const { failure, isOutOfReach, memberNumber } = model;
  return (
    <>
      <p className={styles['number']}>
        <span>{t('card.number')}</span>
        <strong>{memberNumber}</strong>
      </p>
      <p role="alert">{isOutOfReach ? t('card.offline') : failure && say(failure)}</p>
      <Button variant="quiet" onClick={() => void model.fetch()}>
        {t('card.retry')}
      </Button>
    </>
  );
});
