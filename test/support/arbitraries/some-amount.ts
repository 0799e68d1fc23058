import fc from 'fast-check';
import { amountOfUnits, type Amount } from '@/domain/shared/amount';
import { must } from '@test/support/builders/must';

/** A price with at most four decimals, from nothing to 100 000. */
export const someAmount = (): fc.Arbitrary<Amount> =>
  fc.integer({ min: 0, max: 1_000_000_000 }).map((units) => must(amountOfUnits(units)));
