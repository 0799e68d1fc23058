import { AppStore } from '@/application/app/app-store';
import { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import { useService } from '@/ui/view-model/services';

/** The time of the rendering; that of the server's while its page is taken over. For an `observer`. */
export function useNow(): Instant {
  const { drawnAt } = useService(AppStore);
  const clock = useService(Clock);
  return drawnAt ?? clock.now();
}
