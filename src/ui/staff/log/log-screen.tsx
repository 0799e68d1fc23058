import { observer } from 'mobx-react-lite';

import { formatMoment } from '@/domain/shared/format-time';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import type { StaffShop } from '@/domain/staff/staff-member';
import { Button } from '@/ui/components/button';
import { FieldError } from '@/ui/components/field';
import { ACT_NAMES } from '@/ui/staff/log/act-names';
import { LogViewModel } from '@/ui/staff/log/log-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/log/log.module.css';

/** What was done in the shop, by whom. */
export const LogScreen = observer(function LogScreen({ shop }: { readonly shop: StaffShop }) {
  const model = useModel(LogViewModel, shop);
  const { t, say } = useStaffText();
  const { entries, problem } = model;
  return (
    <div className={styles['page']}>
      <h1>{t('staff.log.header', { shop: shop.name })}</h1>
      <p>
        <a href={model.exportAddress} download>
          {t('staff.log.export')}
        </a>
      </p>
      <div role="alert">{problem !== undefined && <FieldError id="log-problem" text={say(problem)} />}</div>
      {entries === undefined && problem === undefined && <p role="status">{t('staff.loading')}</p>}
      {entries?.length === 0 && <p>{t('staff.log.none')}</p>}
      <ul className={styles['entries']}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} model={model} />
          </li>
        ))}
      </ul>
      {(model.hasMore || problem !== undefined) && (
        <Button variant="quiet" aria-disabled={model.isLoading} onClick={model.loadMore}>
          {t('staff.log.more')}
        </Button>
      )}
    </div>
  );
});

const Entry = observer(function Entry({
  entry,
  model,
}: {
  readonly entry: AuditEntry;
  readonly model: LogViewModel;
}) {
  const { t, language } = useStaffText();
  return (
    <>
      <p>
        <strong>{t(ACT_NAMES[entry.act])}</strong> {entry.subject}
      </p>
      {entry.detail !== '' && <p>{entry.detail}</p>}
      <p className={styles['who']}>
        {formatMoment(entry.at, model.now, model.shop.timeZone, language)} · {entry.actor}
      </p>
    </>
  );
});
