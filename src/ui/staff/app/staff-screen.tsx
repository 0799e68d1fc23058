import { observer } from 'mobx-react-lite';

import type { StaffMember } from '@/domain/staff/staff-member';
import type { StaffAddress } from '@/ui/staff/app/staff-address';
import { RegisterScreen } from '@/ui/staff/admin/register-screen';
import { BoardScreen } from '@/ui/staff/board/board-screen';
import { LogScreen } from '@/ui/staff/log/log-screen';
import { ShopScreen } from '@/ui/staff/shop/shop-screen';
import { useStaffText } from '@/ui/staff/use-staff-text';

/** The page that the address names. Each shop has a page of its own, which begins with nothing of another one. */
export const StaffScreen = observer(function StaffScreen({
  member,
  page,
  shop,
}: StaffAddress & { readonly member: StaffMember }) {
  const { t } = useStaffText();
  if (shop === undefined) return <p>{t('staff.noShop')}</p>;
  switch (page) {
    case 'orders':
      return <BoardScreen key={shop.id} shop={shop} role={member.role} />;
    case 'shop':
      return <ShopScreen key={shop.id} shop={shop} role={member.role} />;
    case 'log':
      return <LogScreen key={shop.id} shop={shop} shops={member.shops} role={member.role} />;
    case 'people':
    case 'machines':
      return <RegisterScreen key={page} kind={page} shops={member.shops} />;
  }
});
