import { WifiOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Message } from '@/ui/components/message';
import { OfflineViewModel } from '@/ui/screens/offline/offline-view-model';

/** Source: spec §2 Offline page; OFF-01 to OFF-03. */
export const Screen = observer(function OfflineScreen() {
  const model = useModel(OfflineViewModel);
  const { t } = useText();
  return (
    <Message title={t('offline.header')} text={t('offline.text')} icon={<WifiOff size={56} />}>
      <Button isBig aria-busy={model.isChecking} onClick={() => void model.tryAgain()}>
        {t('offline.button')}
      </Button>
      {model.canBrowse && (
        <Button variant="quiet" isBig onClick={() => void model.browse()}>
          {t('offline.lookOn')}
        </Button>
      )}
      <p role="status">{model.hasFailed && t('offline.stillOffline')}</p>
    </Message>
  );
});
