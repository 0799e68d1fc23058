const DAY_MINUTES = 24 * 60;

/**
 * Whether two intervals of a day, like `11:00-14:30`, have a minute in common; an end before the start is on the next
 * day.
 */
export function hasOverlappingHours(day: readonly string[]): boolean {
  const intervals = day.map(minutesOf).toSorted((one, other) => one.from - other.from);
  return intervals.some(({ from }, index) => index > 0 && from < (intervals[index - 1]?.until ?? 0));
}

function minutesOf(interval: string): { readonly from: number; readonly until: number } {
  const [opens = '', closes = ''] = interval.split('-');
  const [from, until] = [minuteOf(opens), minuteOf(closes)];
  return { from, until: until > from ? until : until + DAY_MINUTES };
}

function minuteOf(time: string): number {
  const [hour = '', minute = ''] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
