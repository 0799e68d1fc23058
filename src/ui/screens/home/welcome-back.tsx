import { observer } from 'mobx-react-lite';

import { useModel } from '@/ui/view-model/services';
import { WaitingBasketModel } from '@/ui/basket/waiting-basket-model';
import { SetAsideBaskets } from '@/ui/basket/set-aside-baskets';
import { WaitingBasket } from '@/ui/basket/waiting-basket';
import { EmptiedBasket } from '@/ui/screens/home/emptied-basket';
import { JourneyBookmark } from '@/ui/screens/home/journey-bookmark';
import { RunningOrders } from '@/ui/screens/home/running-orders';

/** For returning visitors: the bookmarked page, the running orders, the baskets of other shops, and the bar of theirs. */
export const WelcomeBack = observer(function WelcomeBack() {
  return (
    <>
      <EmptiedBasket />
      <JourneyBookmark />
      <RunningOrders />
      <SetAsideBaskets model={useModel(WaitingBasketModel)} heading="h2" />
      <WaitingBasket />
    </>
  );
});
