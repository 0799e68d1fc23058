import { observer } from 'mobx-react-lite';

import { declaredText } from '@/ui/components/diet-texts';
import { useText } from '@/ui/view-model/use-text';
import type { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { Tick } from '@/ui/screens/checkout/tick';

/** What the guest avoids is about health: it is sent to the kitchen only where the guest wants it. Source: DEC-122. */
export const TellDiet = observer(function TellDiet({ pay }: { readonly pay: PayViewModel }) {
  const tools = useText();
  const { t } = tools;
  if (pay.declared === undefined) return null;
  return (
    <Tick
      label={t('checkout.tellDiet', { names: declaredText(pay.declared, tools) })}
      hint={t('checkout.tellDietHint')}
      checked={pay.isDietShared}
      disabled={pay.isPending}
      onChange={(isShared) => pay.setDietShared(isShared)}
    />
  );
});
