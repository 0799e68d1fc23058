import { servingHours, type HoursFile } from '@api/chain/chain-schema';

/** Serving hours as a cell of a table, in the words of the menu file: `daily 07:00-10:30; Sunday 08:00-11:00`. */
export const servingCell = (hours: HoursFile | undefined): string =>
  Object.entries(hours ?? {})
    .map(([day, intervals]) => [day, ...intervals].join(' '))
    .join('; ');

/** The hours that a cell names, none where it is empty; `invalid` where it cannot be read. */
export function parseServingCell(cell: string): HoursFile | undefined | 'invalid' {
  if (cell.trim() === '') return undefined;
  const days = cell.split(';').map((day) => day.trim().split(/\s+/));
  const named = Object.fromEntries(days.map(([day = '', ...intervals]) => [day, intervals]));
  if (Object.keys(named).length < days.length) return 'invalid';
  const read = servingHours.safeParse(named);
  return read.success ? read.data : 'invalid';
}
