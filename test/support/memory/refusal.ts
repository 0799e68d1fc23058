import type { Refusal } from '@/domain/shared/remote-failure';
import { aRefusal } from '@test/support/builders/a-refusal';

/** A refusal as the server would send it; what is not named is absent. */
export const refusal = (status: number, code?: string, more: Partial<Refusal> = {}): Refusal =>
  aRefusal({ status, code, ...more });
