import type { CommandInput } from '@cli/command/command';
import { misused, type Outcome } from '@cli/command/outcome';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { err, ok, type Result } from '@/domain/shared/result';

export function quantityOf(input: CommandInput, otherwise: number): Result<number, Outcome> {
  const typed = input.option('quantity');
  if (typed === undefined) return ok(otherwise);
  const quantity = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY
    ? ok(quantity)
    : err(
        misused('quantity', `--quantity must be a whole number from 1 to ${MAX_QUANTITY}, not "${typed}".`),
      );
}
