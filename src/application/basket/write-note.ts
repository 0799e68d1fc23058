import type { Deps } from '@/domain/ports/deps';
import { ChangeBasket } from '@/application/basket/change-basket';

/** Writes the note to the kitchen, cut to what a note may hold. Source: spec §5, AMB-47; VAL-01. */
export class WriteNote {
  static readonly needs = { changeBasket: ChangeBasket };

  private readonly deps: Deps<typeof WriteNote>;

  constructor(deps: Deps<typeof WriteNote>) {
    this.deps = deps;
  }

  write(note: string): void {
    this.deps.changeBasket.apply({ kind: 'writeNote', note });
  }
}
