import type { MinuteOfDay } from '@/domain/shop/opening-hours';

/** `09:30`, as a field for a time of day has it. */
export const clockText = (minute: MinuteOfDay): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
