import type { Basket } from '@/domain/basket/basket';
import { cutNote } from '@/domain/basket/note';

export interface WriteNote {
  readonly note: string;
}

/** Writes the note to the kitchen, cut to its maximum length. Source: spec §5, AMB-47; VAL-01. */
export const writeNote = (basket: Basket, { note }: WriteNote): Basket => ({
  ...basket,
  note: cutNote(note),
});
