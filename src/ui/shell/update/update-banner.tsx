import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import type { MatchedRoute } from '@/domain/navigation/route';
import { isSafeToReload } from '@/domain/updates/is-safe-to-reload';
import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button, IconButton } from '@/ui/components/button';
import styles from '@/ui/shell/update/update-banner.module.css';
import { UpdateBannerViewModel } from '@/ui/shell/update/update-banner-view-model';

/**
 * Offers the newer version that was fetched in the background. `route` is what is drawn: while the page steps back from
 * the checkout, that is still on the screen. Source: spec §2 Popups, OPEN-40; SHELL-28.
 */
export const UpdateBanner = observer(function UpdateBanner({
  route,
}: {
  readonly route: MatchedRoute | undefined;
}) {
  const model = useModel(UpdateBannerViewModel);
  const { t } = useText();
  return (
    <div className={styles['place']} role="status">
      {model.isShown && isSafeToReload(route) && (
        <section className={styles['banner']} aria-label={t('update.label')}>
          <p>{t('update.text')}</p>
          <Button variant="quiet" onClick={model.install}>
            {t('update.button')}
          </Button>
          <IconButton label={t('update.later')} onClick={model.putOff}>
            <X aria-hidden="true" size={20} />
          </IconButton>
        </section>
      )}
    </div>
  );
});
