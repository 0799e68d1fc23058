import { observer } from 'mobx-react-lite';

import type { Offer } from '@/domain/offer/offer';
import { useText } from '@/ui/view-model/use-text';
import { QrCode } from '@/ui/components/qr-code';
import styles from '@/ui/screens/campaigns/campaigns.module.css';

interface CoffeeCardProps {
  readonly offer: Offer;
  readonly name: string;
}

/** The QR code to show at the counter, and the stamps left. Source: spec §2, OPEN-36; SHELL-31. */
export const CoffeeCard = observer(function CoffeeCard({ offer, name }: CoffeeCardProps) {
  const { t } = useText();
  const { qrCode, usesLeft } = offer;
  const isUsedUp = usesLeft !== undefined && usesLeft <= 0;
  return (
    <div className={styles['coffee']}>
      {qrCode !== undefined && !isUsedUp && (
        <div className={styles['qr']}>
          <QrCode text={qrCode} label={t('campaigns.qr', { name })} />
        </div>
      )}
      <div>
        {usesLeft !== undefined && (
          <p className={styles['uses']}>
            {isUsedUp ? t('campaigns.usedUp') : t('campaigns.usesLeft', { count: usesLeft })}
          </p>
        )}
        {qrCode !== undefined && !isUsedUp && <p>{t('campaigns.showQr')}</p>}
      </div>
    </div>
  );
});
