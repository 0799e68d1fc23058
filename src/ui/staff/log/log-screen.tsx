import { observer } from 'mobx-react-lite';

import { formatMoment } from '@/domain/shared/format-time';
import { AUDIT_ACTS, type ShownAuditEntry } from '@/domain/staff/audit-entry';
import type { StaffRole } from '@/domain/staff/permissions';
import type { StaffShop } from '@/domain/staff/staff-member';
import { Button } from '@/ui/components/button';
import { Field, FieldError } from '@/ui/components/field';
import { Select } from '@/ui/staff/components/select';
import { ACT_NAMES } from '@/ui/staff/log/act-names';
import { entryTexts } from '@/ui/staff/log/entry-texts';
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
      <Filters model={model} />
      <p>
        <a href={model.exportAddress} download>
          {t('staff.log.export')}
        </a>
      </p>
      <div role="alert">{problem !== undefined && <FieldError id="log-problem" text={say(problem)} />}</div>
      {entries === undefined && problem === undefined && <p role="status">{t('staff.loading')}</p>}
      {entries?.length === 0 && <p>{t(model.isFiltered ? 'staff.log.noneChosen' : 'staff.log.none')}</p>}
      <ul className={styles['entries']}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} shops={shops} model={model} />
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

/** By person, day and act. */
const Filters = observer(function Filters({ model }: { readonly model: LogViewModel }) {
  const { t, language } = useStaffText();
  const acts = AUDIT_ACTS.map((act) => ({ value: act, name: t(ACT_NAMES[act]) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, language),
  );
  return (
    <div className={styles['filters']} role="search" aria-label={t('staff.log.filters')}>
      <Field
        label={t('staff.log.who')}
        autoComplete="off"
        value={model.who}
        onChange={({ target }) => model.setWho(target.value)}
      />
      <Field
        label={t('staff.log.day')}
        type="date"
        value={model.day}
        onChange={({ target }) => model.setDay(target.value)}
      />
      <Select
        label={t('staff.log.act')}
        value={model.act ?? ''}
        options={[{ value: '', name: t('staff.log.everyAct') }, ...acts]}
        onChoose={(chosen) => model.setAct(AUDIT_ACTS.find((act) => act === chosen))}
      />
    </div>
  );
});

interface EntryProps {
  readonly entry: ShownAuditEntry;
  readonly shops: readonly StaffShop[];
  readonly model: LogViewModel;
}

const Entry = observer(function Entry({ entry, shops, model }: EntryProps) {
  const tools = useStaffText();
  // Undefined where it concerns no shop, or one that is gone.
  const shop = shops.find(({ id }) => id === entry.shopId);
  const { timeZone } = shop ?? model.shop;
  const { subject, detail, actor } = entryTexts(entry, { tools, shops, timeZone, now: model.now });
  return (
    <>
      <p>
        <strong>{tools.t(ACT_NAMES[entry.act])}</strong> {subject}
      </p>
      {detail !== '' && <p>{detail}</p>}
      <p className={styles['who']}>
        {formatMoment(entry.at, model.now, timeZone, tools.language)} · {actor}
        {model.isOfChain && shop !== undefined && ` · ${shop.name}`}
      </p>
    </>
  );
});
