import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Dialog } from '@/ui/components/dialog';
import { BasketContents } from '@/ui/basket/basket-contents';
import { BasketViewModel } from '@/ui/basket/basket-view-model';
import { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';

/** The whole basket in a sheet that slides up. Source: spec §2 Basket panel; SHELL-21. */
export const BasketSheet = observer(function BasketSheet({ onClose }: { readonly onClose: () => void }) {
  const model = useModel(BasketViewModel);
  const info = useModel(OrderInfoViewModel);
  const { t } = useText();
  return (
    <Dialog shape="sheet" title={t('basket.header')} closeLabel={t('popup.close')} onClose={onClose}>
      <BasketContents model={model} info={info} />
    </Dialog>
  );
});
