import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';

export type AccountSessionId = Brand<string, 'AccountSessionId'>;

/** Any text of the back end. */
export const accountSessionId = (text: string): AccountSessionId => text as AccountSessionId;

/** A browser in which the member is logged in. Source: DEC-97. */
export interface AccountSession {
  readonly id: AccountSessionId;
  readonly begunAt: Instant;
  readonly lastUsedAt: Instant;
  /** Browser and operating system, as `Firefox, Android`; undefined where unknown. */
  readonly browser: string | undefined;
  /** Whether it is the browser that asks. */
  readonly isThis: boolean;
}
