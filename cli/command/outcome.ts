import type { Instant } from '@/domain/shared/instant';

/** What a command has to say; `data` has a stable shape for programs, `lines` is for people. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly data: unknown;
      readonly lines: readonly string[];
      /** The moment of which it tells; now where there is none. */
      readonly asOf?: Instant;
    }
  | {
      readonly kind: 'failed';
      readonly reason: Reason;
      readonly lines: readonly string[];
      /** What there is to tell all the same. */
      readonly data?: unknown;
    };

/** Why not: a stable code, whether the same command may work later, and the field that is wrong (PAIN-83). */
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

/** Something typed is wrong. */
export const misused = (field: string, message: string): Outcome =>
  failed({ code: 'usage', isRetryable: false, field }, message);

/** How the process ends. 75 is what mail programs end with when trying again later may help. */
export const EXIT_CODES = { done: 0, refused: 1, misused: 2, tryLater: 75 } as const;

export function exitCodeOf(outcome: Outcome): number {
  if (outcome.kind === 'done') return EXIT_CODES.done;
  if (outcome.reason.code === 'usage') return EXIT_CODES.misused;
  return outcome.reason.isRetryable ? EXIT_CODES.tryLater : EXIT_CODES.refused;
}
