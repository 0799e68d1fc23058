import type { Disposer } from '@/domain/ports/clock';
import type { ScreenWake } from '@/domain/ports/screen-wake';

export class MemoryScreenWake implements ScreenWake {
  /** How many keep the screen lit now. */
  keepers = 0;

  keep(): Disposer {
    this.keepers += 1;
    return () => (this.keepers -= 1);
  }
}
