import { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import { useService } from '@/ui/view-model/services';

/** The time at which the view is drawn. */
export const useNow = (): Instant => useService(Clock).now();
