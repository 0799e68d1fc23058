import type { Disposer } from '@/domain/ports/clock';
import type { ScreenWake } from '@/domain/ports/screen-wake';

export class MemoryScreenWake implements ScreenWake {
  /** The number of active wake locks. */
  keepers = 0;

  request(): Disposer {
    this.keepers += 1;
    return () => (this.keepers -= 1);
  }
}
