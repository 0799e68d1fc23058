import type { Clock } from '@/domain/ports/clock';
import { instant } from '@/domain/shared/instant';

/** The system's time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  isSure: true,
  now: () => instant(Date.now()),
  after(ms, work) {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};
