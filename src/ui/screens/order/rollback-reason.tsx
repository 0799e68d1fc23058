import { observer } from 'mobx-react-lite';

import type { TextKey } from '@/adapters/i18n/text-key';
import type { RollbackReason as Reason } from '@/domain/order/rollback-reason';
import { parseTakeBackReason, type TakeBackReason } from '@/domain/staff/take-back-reasons';
import { useText } from '@/ui/view-model/use-text';

const USUAL: Readonly<Record<TakeBackReason, TextKey>> = {
  soldOut: 'order.reason.soldOut',
  tooBusy: 'order.reason.tooBusy',
  closing: 'order.reason.closing',
  breakdown: 'order.reason.breakdown',
};

/** Why an order was cancelled, in the visitor's language or in the words of the shop. */
export const RollbackReason = observer(function RollbackReason({ reason }: { readonly reason: Reason }) {
  const { t } = useText();
  switch (reason.kind) {
    case 'guest':
      return <p>{t('order.reason.guest')}</p>;
    case 'notAccepted':
      return <p>{t('order.reason.notAccepted')}</p>;
    case 'staff': {
      const usual = parseTakeBackReason(reason.text);
      return <p>{usual === undefined ? t('order.reason.shop', { text: reason.text }) : t(USUAL[usual])}</p>;
    }
  }
});
