import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import { formatDay } from '@/domain/shared/format-time';
import type { Instant } from '@/domain/shared/instant';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import type { StaffShop, StaffToken } from '@/domain/staff/staff-member';
import { Button } from '@/ui/components/button';
import { ROLE_NAMES } from '@/ui/staff/admin/role-names';
import { useStaffText } from '@/ui/staff/use-staff-text';
import styles from '@/ui/staff/admin/admin.module.css';

interface EntryCardProps {
  readonly entry: Pick<StaffToken, 'name' | 'role' | 'shops' | 'lastUsedAt'>;
  /** Shown beside the name. */
  readonly note?: string;
  readonly shops: readonly StaffShop[];
  readonly now: Instant;
  readonly isSending: boolean;
  readonly onEnd: () => void;
}

/** An account or a token; ending it takes a second press. */
export const EntryCard = observer(function EntryCard(props: EntryCardProps) {
  const { entry, note = '', shops, now, isSending, onEnd } = props;
  const { t, language } = useStaffText();
  const [isAsked, setAsked] = useState(false);
  const { name, role, lastUsedAt } = entry;
  const timeZone = shops[0]?.timeZone ?? DEFAULT_TIME_ZONE;
  const places = shops.filter(({ id }) => entry.shops.includes(id)).map((shop) => shop.name);
  return (
    <article className={styles['entry']} aria-label={name}>
      <div>
        <p>
          <strong>{name}</strong> {note}
        </p>
        <p className={styles['facts']}>
          {[t(ROLE_NAMES[role]), role === 'admin' ? t('staff.entry.allShops') : places.join(', ')].join(
            ' · ',
          )}
        </p>
        <p className={styles['facts']}>
          {lastUsedAt === undefined
            ? t('staff.entry.neverUsed')
            : t('staff.entry.lastUsed', { day: formatDay(lastUsedAt, now, timeZone, language) })}
        </p>
      </div>
      <Button
        variant={isAsked ? 'main' : 'quiet'}
        aria-disabled={isSending}
        onBlur={() => setAsked(false)}
        onClick={() => (isAsked ? onEnd() : setAsked(true))}
      >
        {t(isAsked ? 'staff.entry.endSure' : 'staff.entry.end', { name })}
      </Button>
    </article>
  );
});
