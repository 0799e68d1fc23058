import { observer } from 'mobx-react-lite';

import { formatMoment } from '@/domain/shared/format-time';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import type { StaffRole } from '@/domain/staff/permissions';
import type { StaffShop } from '@/domain/staff/staff-member';
import { Button } from '@/ui/components/button';
import { FieldError } from '@/ui/components/field';
import { Select } from '@/ui/staff/components/select';
import { ACT_NAMES } from '@/ui/staff/log/act-names';
import { LogViewModel } from '@/ui/staff/log/log-view-model';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useModel } from '@/ui/view-model/services';
import styles from '@/ui/staff/log/log.module.css';

/** Chosen in place of the shop. */
const CHAIN = 'chain';

interface LogScreenProps {
  readonly shop: StaffShop;
  /** Those of the member. */
  readonly shops: readonly StaffShop[];
  readonly role: StaffRole;
}

/** What was done in the shop, by whom; for an admin also in the whole chain. */
export const LogScreen = observer(function LogScreen({ shop, shops, role }: LogScreenProps) {
  const model = useModel(LogViewModel, shop);
  const { t, say } = useStaffText();
  const { entries, problem, isOfChain } = model;
  return (
    <div className={styles['page']}>
      <h1>{isOfChain ? t('staff.log.headerChain') : t('staff.log.header', { shop: shop.name })}</h1>
      {role === 'admin' && (
        <Select
          label={t('staff.log.where')}
          value={isOfChain ? CHAIN : ''}
          options={[
            { value: '', name: shop.name },
            { value: CHAIN, name: t('staff.log.chain') },
          ]}
          onChoose={(place) => model.showChain(place === CHAIN)}
        />
      )}
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
            <Entry entry={entry} shop={shops.find(({ id }) => id === entry.shopId)} model={model} />
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

interface EntryProps {
  readonly entry: AuditEntry;
  /** Undefined where it concerns no shop, or one that is gone. */
  readonly shop: StaffShop | undefined;
  readonly model: LogViewModel;
}

const Entry = observer(function Entry({ entry, shop, model }: EntryProps) {
  const { t, language } = useStaffText();
  return (
    <>
      <p>
        <strong>{t(ACT_NAMES[entry.act])}</strong> {entry.subject}
      </p>
      {entry.detail !== '' && <p>{entry.detail}</p>}
      <p className={styles['who']}>
        {formatMoment(entry.at, model.now, (shop ?? model.shop).timeZone, language)} · {entry.actor}
        {model.isOfChain && shop !== undefined && ` · ${shop.name}`}
      </p>
    </>
  );
});
