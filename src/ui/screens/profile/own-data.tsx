import { Download, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';
import { DeleteAccountPopup } from '@/ui/screens/profile/delete-account-popup';
import { OwnDataViewModel } from '@/ui/screens/profile/own-data-view-model';
import styles from '@/ui/screens/profile/profile.module.css';

/**
 * The export of the member's data, and the deletion of the account. Source: decisions, DELETE /api/user, GET
 * /api/user/export.
 */
export const OwnData = observer(function OwnData() {
  const model = useModel(OwnDataViewModel);
  const { t } = useText();
  return (
    <section className={styles['data']} aria-labelledby="own-data">
      <h2 id="own-data">{t('profile.dataHeader')}</h2>
      <p>{t('profile.dataText')}</p>
      <p>
        <Button
          variant="quiet"
          aria-busy={model.exporting === 'underWay'}
          onClick={() => void model.exportData()}
        >
          <Download aria-hidden="true" size={20} />
          {t(model.exporting === 'underWay' ? 'profile.exporting' : 'profile.export')}
        </Button>
      </p>
      <p role="status" className={styles['saved']}>
        {model.exporting === 'done' && t('profile.exported')}
      </p>
      <p>{t('profile.deleteText')}</p>
      <p>
        <Button variant="quiet" onClick={() => model.askToDelete(true)}>
          <Trash2 aria-hidden="true" size={20} />
          {t('profile.delete')}
        </Button>
      </p>
      {model.isAskingToDelete && <DeleteAccountPopup model={model} />}
    </section>
  );
});
