import { KeyRound, LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { StaffSession } from '@/application/staff/staff-session';
import type { StaffMember } from '@/domain/staff/staff-member';
import { IconButton } from '@/ui/components/button';
import { Dialog } from '@/ui/components/dialog';
import { LanguageSelect } from '@/ui/staff/app/language-select';
import { Passkeys } from '@/ui/staff/app/passkeys';
import { PasswordForm } from '@/ui/staff/app/password-form';
import { addressOf, pagesOf, parseAddress, type StaffPage } from '@/ui/staff/app/staff-address';
import { StaffScreen } from '@/ui/staff/app/staff-screen';
import { useHash } from '@/ui/staff/app/use-hash';
import { Select } from '@/ui/staff/components/select';
import { useStaffText } from '@/ui/staff/use-staff-text';
import { useService } from '@/ui/view-model/services';
import styles from '@/ui/staff/app/staff-frame.module.css';

const PAGE_NAMES: Readonly<Record<StaffPage, StaffTextKey>> = {
  orders: 'staff.pages.orders',
  shop: 'staff.pages.shop',
  log: 'staff.pages.log',
  people: 'staff.pages.people',
  machines: 'staff.pages.machines',
};

/** The bar at the top, and the page under it. */
export const StaffFrame = observer(function StaffFrame({ member }: { readonly member: StaffMember }) {
  const { t } = useStaffText();
  const session = useService(StaffSession);
  const [isAccountOpen, setAccountOpen] = useState(false);
  const address = parseAddress(useHash(), member);
  const { page, shop } = address;
  const goToShop = (id: string): void => {
    const chosen = member.shops.find((each) => String(each.id) === id);
    window.location.hash = addressOf(page, chosen);
  };
  return (
    <div className={styles['frame']}>
      <header className={styles['bar']}>
        <Select
          label={t('staff.shop')}
          value={String(shop?.id ?? '')}
          options={member.shops.map(({ id, name }) => ({ value: String(id), name }))}
          onChoose={goToShop}
        />
        <nav aria-label={t('staff.pages.label')}>
          <ul className={styles['pages']}>
            {pagesOf(member.role).map((each) => (
              <li key={each}>
                <a href={addressOf(each, shop)} aria-current={each === page ? 'page' : undefined}>
                  {t(PAGE_NAMES[each])}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['tools']}>
          <LanguageSelect />
          <IconButton label={t('staff.account')} onClick={() => setAccountOpen(true)}>
            <KeyRound aria-hidden="true" />
          </IconButton>
          <IconButton label={t('staff.logOut', { name: member.name })} onClick={() => void session.logOut()}>
            <LogOut aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      <main className={styles['page']}>
        <StaffScreen member={member} {...address} />
      </main>
      {isAccountOpen && (
        <Dialog
          title={t('staff.account')}
          closeLabel={t('staff.close')}
          onClose={() => setAccountOpen(false)}
        >
          <Passkeys />
          <PasswordForm email={member.email} />
        </Dialog>
      )}
    </div>
  );
});
