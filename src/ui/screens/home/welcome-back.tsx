import { JourneyBookmark } from '@/ui/screens/home/journey-bookmark';
import { RunningOrders } from '@/ui/screens/home/running-orders';

/** What home says to who has been here before: where they were, and which of their orders are on their way. */
export function WelcomeBack() {
  return (
    <>
      <JourneyBookmark />
      <RunningOrders />
    </>
  );
}
