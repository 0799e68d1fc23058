import type { Brand } from '@/domain/shared/brand';

/** A point in time, in milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** The current time, as far as it is certain. */
export interface TimeSource {
  /** The time of the server: the device's own, corrected by what the server's answers said. Source: PAIN-29. */
  now(): Instant;
  /**
   * Whether the server has given the time, and the device's clock was not put forward or back since. Source: FAULT-C17.
   */
  readonly isSure: boolean;
}

export const instant = (epochMs: number): Instant => Math.trunc(epochMs) as Instant;

export const addMs = (at: Instant, ms: number): Instant => instant(at + ms);

const ISO_INSTANT =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?(?:Z|([+-])(\d{2}):?(\d{2}))$/i;

/**
 * Parses an ISO 8601 time of the wire, to the millisecond; undefined for anything else. A time without an offset is
 * refused, since it would depend on the device's time zone.
 */
export function parseInstant(iso: string): Instant | undefined {
  const match = ISO_INSTANT.exec(iso);
  if (match === null) return undefined;
  const [, toMinute = '', seconds = '00', fraction = '', sign = '+', hours = '00', minutes = '00'] = match;
  const wall = `${toMinute.toUpperCase()}:${seconds}.${fraction.padEnd(3, '0')}Z`;
  const wallMs = Date.parse(wall);
  if (!isRealMoment(wall, wallMs) || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return instant(sign === '-' ? wallMs + offsetMs : wallMs - offsetMs);
}

/** Formats in ISO 8601 and UTC: `2026-11-21T11:30:00.000Z`. */
export const formatInstant = (at: Instant): string => new Date(at).toISOString();

/** `Date.parse` reads 30 February as 2 March; a real time prints as it was read. */
const isRealMoment = (wall: string, wallMs: number): boolean =>
  !Number.isNaN(wallMs) && new Date(wallMs).toISOString() === wall;
