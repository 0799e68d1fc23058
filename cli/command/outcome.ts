import type { Instant } from '@/domain/shared/instant';

/** The result of a command; `data` has a stable shape for programs, `lines` are for people. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly data: unknown;
      readonly lines: readonly string[];
      /** The point in time of the data; the present if undefined. */
      readonly asOf?: Instant;
    }
  | {
      readonly kind: 'failed';
      readonly reason: Reason;
      readonly lines: readonly string[];
      /** Data that is available despite the failure. */
      readonly data?: unknown;
    };

/** The cause: a stable code, whether the same command may succeed later, and the invalid field (PAIN-83). */
export interface Reason {
  readonly code: string;
  readonly isRetryable: boolean;
  readonly field?: string;
}

export const done = (data: unknown, lines: readonly string[]): Outcome => ({ kind: 'done', data, lines });

export const failed = (reason: Reason, ...lines: readonly string[]): Outcome => ({
  kind: 'failed',
  reason,
  lines,
});

/** Invalid arguments. */
export const misused = (field: string, message: string): Outcome =>
  failed({ code: 'usage', isRetryable: false, field }, message);

/** Exit codes of the process; 75 is EX_TEMPFAIL of sysexits.h. */
export const EXIT_CODES = { done: 0, refused: 1, misused: 2, tryLater: 75 } as const;

export function exitCodeOf(outcome: Outcome): number {
  if (outcome.kind === 'done') return EXIT_CODES.done;
  if (outcome.reason.code === 'usage') return EXIT_CODES.misused;
  return outcome.reason.isRetryable ? EXIT_CODES.tryLater : EXIT_CODES.refused;
}
