import { WaitingBasket } from '@/ui/basket/waiting-basket';
import { JourneyBookmark } from '@/ui/screens/home/journey-bookmark';
import { RunningOrders } from '@/ui/screens/home/running-orders';

/** For returning visitors: the bookmarked page, the running orders and the basket. */
export function WelcomeBack() {
  return (
    <>
      <JourneyBookmark />
      <RunningOrders />
      <WaitingBasket />
    </>
  );
}
