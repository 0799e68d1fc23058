import { WEEKDAYS } from '@/domain/shop/opening-hours';
import type { HoursFile } from '@api/chain/chain-schema';

/** Hours of a chain's folder in wire form: those of a weekday precede those of `daily`. */
export const weeklyHours = (file: HoursFile) =>
  WEEKDAYS.flatMap((dayOfWeek) =>
    (file[dayOfWeek] ?? file.daily ?? []).map((interval) => ({ dayOfWeek, ...intervalOf(interval) })),
  );

/** `11:00-14:30` with seconds; `24:00` is midnight. */
export const intervalOf = (interval: string) => {
  const [opens = '', closes = ''] = interval.split('-');
  return { opens: `${opens}:00`, closes: `${closes === '24:00' ? '00:00' : closes}:00` };
};
