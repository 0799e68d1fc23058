import { observer } from 'mobx-react-lite';

import { rollbackReasonNotice } from '@/domain/notice/rollback-reason-notice';
import type { RollbackReason as Reason } from '@/domain/order/rollback-reason';
import { useText } from '@/ui/view-model/use-text';

/** Why an order was cancelled, in the visitor's language or in the words of the shop. */
export const RollbackReason = observer(function RollbackReason({ reason }: { readonly reason: Reason }) {
  const { say } = useText();
  return <p>{say(rollbackReasonNotice(reason))}</p>;
});
