import { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import { useService } from '@/ui/view-model/services';

/** The time of the rendering. */
export const useNow = (): Instant => useService(Clock).now();
