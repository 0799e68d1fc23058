import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import type { RollbackReason } from '@/domain/order/rollback-reason';
import { parseTakeBackReason, type TakeBackReason } from '@/domain/staff/take-back-reasons';
import { useStaffText } from '@/ui/staff/use-staff-text';

export const REASON_NAMES: Readonly<Record<TakeBackReason, StaffTextKey>> = {
  soldOut: 'staff.reason.soldOut',
  tooBusy: 'staff.reason.tooBusy',
  closing: 'staff.reason.closing',
  breakdown: 'staff.reason.breakdown',
};

/** Why an order was taken back, in the staff's language or in the words of the shop. For an `observer`. */
export function useReasonText(reason: RollbackReason | undefined): string {
  const { t } = useStaffText();
  switch (reason?.kind) {
    case undefined:
      return '';
    case 'guest':
      return t('staff.reason.guest');
    case 'notAccepted':
      return t('staff.reason.notAccepted');
    case 'staff': {
      const usual = parseTakeBackReason(reason.text);
      return usual === undefined ? reason.text : t(REASON_NAMES[usual]);
    }
  }
}
