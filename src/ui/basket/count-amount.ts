import { AMOUNT_SCALE, amountOfUnits, type Amount } from '@/domain/shared/amount';

/** The duration of the total's animation. Source: spec §9; BASK-19. */
export const TOTAL_ANIMATION_MS = 1_000;

/**
 * The amount to draw at a moment of the animation: ease-out, and exactly the target at the end. Between whole amounts
 * no decimals are drawn.
 */
export function amountAt(from: Amount, to: Amount, elapsedMs: number): Amount {
  const share = Math.min(1, Math.max(0, elapsedMs / TOTAL_ANIMATION_MS));
  if (share === 1) return to;
  const eased = 1 - (1 - share) ** 3;
  const step = isWhole(from) && isWhole(to) ? AMOUNT_SCALE : 1;
  return amountOfUnits(Math.round((from + (to - from) * eased) / step) * step) ?? to;
}

const isWhole = (amount: Amount): boolean => amount % AMOUNT_SCALE === 0;
