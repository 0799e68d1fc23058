import { amountOfUnits, type Amount } from '@/domain/shared/amount';

/** How long the total takes to count to its new value. Source: spec §9; BASK-19. */
export const TOTAL_ANIMATION_MS = 1_000;

/** What is shown on the way from one amount to another: fast at first, then slower, and at the end exactly the goal. */
export function amountOnTheWay(from: Amount, to: Amount, elapsedMs: number): Amount {
  const share = Math.min(1, Math.max(0, elapsedMs / TOTAL_ANIMATION_MS));
  if (share === 1) return to;
  const eased = 1 - (1 - share) ** 3;
  return amountOfUnits(Math.round(from + (to - from) * eased)) ?? to;
}
