import { JourneyBookmark } from '@/ui/screens/home/journey-bookmark';
import { RunningOrders } from '@/ui/screens/home/running-orders';

/** For returning visitors: the bookmarked page and the running orders. */
export function WelcomeBack() {
  return (
    <>
      <JourneyBookmark />
      <RunningOrders />
    </>
  );
}
