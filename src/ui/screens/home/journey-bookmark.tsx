import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { RedirectReason } from '@/domain/navigation/page-tracking';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { JourneyBookmarkViewModel } from '@/ui/screens/home/journey-bookmark-view-model';
import styles from '@/ui/screens/home/running-orders.module.css';

const HEADERS: Readonly<Record<RedirectReason, TextKey>> = {
  shopClosed: 'home.shopOpenHeader',
  shopNotLoaded: 'home.shopNotLoadedHeader',
};

/**
 * Returns in one tap to the page that a lost connection or a closed shop led the visitor away from (PAIN-00, DEC-03).
 */
export const JourneyBookmark = observer(function JourneyBookmark() {
  const model = useModel(JourneyBookmarkViewModel);
  const { bookmark } = model;
  const { t } = useText();
  if (bookmark === undefined) return null;
  const { reason } = bookmark;
  const header = t(reason === undefined ? 'home.resumeHeader' : HEADERS[reason]);
  return (
    <section className={styles['orders']} aria-label={header}>
      <h2>{header}</h2>
      <p>{t('home.resumeText')}</p>
      <p>
        <Button onClick={() => void model.resume()}>{t('home.resume')}</Button>
      </p>
    </section>
  );
});
