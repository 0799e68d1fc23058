import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';

import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { Dialog, DialogActions } from '@/ui/components/dialog';
import type { DeviceDataViewModel } from '@/ui/screens/legal/device-data-view-model';
import styles from '@/ui/screens/legal/device-data.module.css';

/** Shows what would be lost, with links to the paid orders that are running. */
export const EraseQuestion = observer(function EraseQuestion({
  model,
}: {
  readonly model: DeviceDataViewModel;
}) {
  const { t } = useText();
  return (
    <Dialog
      role="alertdialog"
      title={t('device.question')}
      closeLabel={t('popup.close')}
      onClose={model.cancel}
    >
      <div className={styles['question']}>
        <p>{t('device.loses')}</p>
        {model.isLoggedIn && <p>{t('device.logsOut')}</p>}
        <RunningLinks model={model} />
      </div>
      <DialogActions>
        <Button variant="quiet" disabled={model.isErasing} onClick={() => void model.erase()}>
          {t('device.yes')}
        </Button>
        <Button disabled={model.isErasing} onClick={model.cancel}>
          {t('device.no')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const RunningLinks = observer(function RunningLinks({ model }: { readonly model: DeviceDataViewModel }) {
  const { t } = useText();
  const { running } = model;
  if (running.length === 0) return null;
  return (
    <div className={styles['warning']}>
      <p>{t('device.running', { count: running.length })}</p>
      <ul>
        {running.map(({ id, number, address }) => (
          <li key={id}>
            <Link to={address} target="_blank" rel="noopener">
              {number === undefined ? t('device.runningLinkUnnumbered') : t('device.runningLink', { number })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
});
