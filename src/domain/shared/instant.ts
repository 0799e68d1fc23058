import type { Brand } from '@/domain/shared/brand';

/** A moment on the time line, in milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

export const instant = (epochMs: number): Instant => Math.trunc(epochMs) as Instant;

export const addMs = (at: Instant, ms: number): Instant => instant(at + ms);
