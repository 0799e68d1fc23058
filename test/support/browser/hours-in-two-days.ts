import { WEEKDAYS } from '@/domain/shop/opening-hours';

const TWO_DAYS_MS = 2 * 86_400_000;

/** An hour of the day after tomorrow in Stockholm, as on the wire: it is never now. */
export function hoursInTwoDays() {
  const format = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Europe/Stockholm' });
  const name = format.format(Date.now() + TWO_DAYS_MS);
  const dayOfWeek = WEEKDAYS.find((day) => day === name)!;
  return { dayOfWeek, opens: '10:00:00', closes: '11:00:00' };
}
