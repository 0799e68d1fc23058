import type { ChangeBasket } from '@/application/basket/change-basket';

/** Writes the note to the kitchen, cut to what a note may hold. Source: spec §5, AMB-47; VAL-01. */
export class WriteNote {
  private readonly changeBasket: ChangeBasket;

  constructor(changeBasket: ChangeBasket) {
    this.changeBasket = changeBasket;
  }

  execute(note: string): void {
    this.changeBasket.execute({ kind: 'writeNote', note });
  }
}
